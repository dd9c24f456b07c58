import type { GateView, View } from '@boxcars/games/winners-circle';
import type { JSX, RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';

import { Cloth, Horse, HORSE_HEIGHT, HORSE_WIDTH, Rosette } from './artwork.tsx';
import { PACE_SPACE, SPACES, spotAfter, spotOf, type Course, type Spot } from './course.ts';
import { isCutShort, landingAt } from './landing.ts';
import { shift, turn } from './place-on-screen.ts';
import { runnerOf, useFinish, useRun, type RunProps } from './run.ts';
import type { Thought } from './standing.ts';

import styles from './track.module.css';

/** A horse or a ghost as it is drawn: where, how large, and beside whom. */
interface Stand {
  readonly gate: number;
  readonly spot: Spot;
  readonly scale: number;
}

interface TrackProps extends RunProps {
  readonly view: View;
  /** Gates whose horses can be clicked. */
  readonly open: readonly number[];
  /** The move that is looked at or waits to be confirmed. */
  readonly thought: Thought | null;
  /** The gate a bet is thought of for. */
  readonly betOn: number | null;
  /** The viewer's own token at each gate, as it is written. */
  readonly own: readonly (string | null)[];
  readonly ownColour: number | null;
  readonly onPick: (gate: number) => void;
  readonly onLook: (gate: number | null) => void;
}

/** The course from above, with the horses on it and the ghosts of where they could go. Its words are in the gates. */
export function Track(props: TrackProps): JSX.Element {
  const { course, view, open, thought, betOn, shown, stepTime } = props;
  const svg = useRef<SVGSVGElement>(null);
  const scene = useFinish({ course, shown, stepTime });
  const running = runnerOf(shown?.event ?? null);
  const horses = standsOf(course, view, running);
  const ghosts = ghostsOf(course, view);
  const find = (event: MouseEvent): number | null => nearest(svg, event, [...horses, ...ghosts], open);
  const target = thought?.gate ?? betOn;
  const isPaceThere = view.pace === null;
  const turf = useMemo(() => <Turf course={course} isPaceThere={isPaceThere} />, [course, isPaceThere]);
  return (
    <svg
      ref={svg}
      class={`${styles.track} ${open.length > 0 ? styles.open : ''}`}
      viewBox={`0 0 ${course.width} ${course.height}`}
      aria-hidden="true"
      onClick={(event) => {
        const gate = find(event);
        if (gate !== null) props.onPick(gate);
      }}
      onPointerMove={(event) => event.pointerType === 'mouse' && props.onLook(find(event))}
      onPointerLeave={() => props.onLook(null)}
    >
      <g ref={scene}>
        {turf}
        {thought !== null && <Trail course={course} from={view.gates[thought.gate]?.place ?? 0} to={thought.to} />}
        {ghosts.map((ghost) => (
          <Ghost key={ghost.gate} course={course} stand={ghost} view={view} target={target} />
        ))}
        {horses.map((stand) => (
          <Runner
            key={stand.gate}
            {...props}
            stand={stand}
            isTarget={target === stand.gate}
            isRunning={running === stand.gate}
          />
        ))}
      </g>
    </svg>
  );
}

function Turf({ course, isPaceThere }: { readonly course: Course; readonly isPaceThere: boolean }): JSX.Element {
  const { inset, width, height, radius, band } = course;
  const loop = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: radius };
  return (
    <g>
      <rect class={styles.rail} {...loop} style={{ strokeWidth: band + 6 }} />
      <rect class={styles.turf} {...loop} style={{ strokeWidth: band }} />
      <rect class={styles.lane} {...loop} style={{ strokeWidth: band / 3 }} />
      {Array.from({ length: SPACES }, (_, i) => (
        <Space key={i} course={course} number={i + 1} />
      ))}
      <Line course={course} />
      <PacePost course={course} isThere={isPaceThere} />
    </g>
  );
}

function Space({ course, number }: { readonly course: Course; readonly number: number }): JSX.Element {
  const { band } = course;
  const edge = spotAfter(course, number);
  const middle = spotOf(course, number);
  const inward = band / 2 + 10;
  return (
    <g>
      <line class={styles.mark} {...across(edge, -band / 2, band / 2)} />
      <text
        class={number === PACE_SPACE ? styles.paceNumber : styles.number}
        x={middle.x - middle.outX * inward}
        y={middle.y - middle.outY * inward + 4}
      >
        {number}
      </text>
    </g>
  );
}

function across(
  { x, y, outX, outY }: Spot,
  from: number,
  to: number,
): { x1: number; y1: number; x2: number; y2: number } {
  return { x1: x + outX * from, y1: y + outY * from, x2: x + outX * to, y2: y + outY * to };
}

const CHECKS = 6;

/** The line, chequered. */
function Line({ course }: { readonly course: Course }): JSX.Element {
  const { x, y } = spotAfter(course, 0);
  const size = course.band / CHECKS;
  return (
    <g>
      <rect class={styles.line} x={x - size} y={y - course.band / 2} width={2 * size} height={course.band} />
      {Array.from({ length: CHECKS }, (_, i) => (
        <rect
          key={i}
          class={styles.check}
          x={i % 2 === 0 ? x - size : x}
          y={y - course.band / 2 + i * size}
          width={size}
          height={size}
        />
      ))}
    </g>
  );
}

function PacePost({ course, isThere }: { readonly course: Course; readonly isThere: boolean }): JSX.Element {
  const { band } = course;
  const spot = spotOf(course, PACE_SPACE);
  return (
    <g>
      <line class={styles.post} {...across(spotAfter(course, PACE_SPACE - 1), -band / 2, band / 2)} />
      {isThere && (
        <g data-place="pace" transform={`translate(${spot.x} ${spot.y - 2}) scale(${band / 46})`}>
          <Rosette />
        </g>
      )}
    </g>
  );
}

/** The way from a horse to where it would come. */
function Trail({
  course,
  from,
  to,
}: {
  readonly course: Course;
  readonly from: number;
  readonly to: number;
}): JSX.Element {
  const end = Math.min(to, SPACES + 1);
  const count = Math.max(Math.round((end - from) * 3), 1);
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = spotOf(course, from + ((end - from) * i) / count);
    return `${x},${y}`;
  });
  return <polyline class={styles.trail} points={points.join(' ')} />;
}

interface RunnerProps extends TrackProps {
  readonly stand: Stand;
  readonly isTarget: boolean;
  readonly isRunning: boolean;
}

function Runner(props: RunnerProps): JSX.Element {
  const { course, view, shown, stepTime, own, ownColour, stand, isTarget } = props;
  const gate = view.gates[stand.gate] as GateView;
  const run = useRun(stand.gate, stand.scale, { course, shown, stepTime });
  const token = own[stand.gate] ?? null;
  const isBright = view.phase !== 'race' || gate.faceUp || props.isRunning;
  return (
    <g
      ref={run.place}
      class={styles.runner}
      style={{ transform: shift(stand.spot) }}
      data-place={`horse:${stand.gate}`}
    >
      <g class={isBright ? '' : styles.moved}>
        {isTarget && <circle class={styles.target} r={course.band / 2} />}
        <g ref={run.body} style={{ transform: turn(stand.spot, stand.scale * course.horse) }}>
          <g transform={`translate(${-HORSE_WIDTH / 2} ${-HORSE_HEIGHT / 2})`}>
            <Horse colour={gate.colour} />
          </g>
        </g>
        <Cloth gate={stand.gate} size={clothSize(course, stand.scale)} />
      </g>
      {gate.hasPace && (
        <g transform={`translate(${-17 * course.horse} ${-13 * course.horse}) scale(0.8)`}>
          <Rosette />
        </g>
      )}
      {token !== null && ownColour !== null && <OwnToken token={token} colour={ownColour} course={course} />}
      {landingAt(view, stand.gate) === gate.place && <Barrier course={course} />}
    </g>
  );
}

/** The reader's own bet on a horse, so that it is found at a glance. */
function OwnToken(props: { readonly token: string; readonly colour: number; readonly course: Course }): JSX.Element {
  const { token, colour, course } = props;
  return (
    <g transform={`translate(${21 * course.horse} ${15 * course.horse})`}>
      <circle class={styles.token} r={7.5} style={{ fill: `var(--seat-${colour})` }} />
      <text class={styles.tokenNumber} y={3.8}>
        {token}
      </text>
    </g>
  );
}

interface GhostProps {
  readonly course: Course;
  readonly stand: Stand;
  readonly view: View;
  readonly target: number | null;
}

function Ghost({ course, stand, view, target }: GhostProps): JSX.Element | null {
  const gate = view.gates[stand.gate];
  const landing = landingAt(view, stand.gate);
  if (gate === undefined || landing === null) return null;
  const look = target === null ? '' : target === stand.gate ? styles.chosen : styles.dim;
  return (
    <g class={`${styles.ghost} ${look}`} style={{ transform: shift(stand.spot) }}>
      <g style={{ transform: turn(stand.spot, stand.scale * course.horse) }}>
        <g transform={`translate(${-HORSE_WIDTH / 2} ${-HORSE_HEIGHT / 2})`}>
          <Horse colour={gate.colour} isGhost />
        </g>
      </g>
      <Cloth gate={stand.gate} size={clothSize(course, stand.scale) * 0.9} isGhost />
      {isCutShort(view, gate, landing) && <Barrier course={course} />}
    </g>
  );
}

/** A move that is cut short. */
function Barrier({ course }: { readonly course: Course }): JSX.Element {
  return (
    <g class={styles.barrier} transform={`translate(${18 * course.horse} ${-14 * course.horse})`}>
      <circle r="6.5" />
      <path d="M-3.6 0H3.6" />
    </g>
  );
}

function clothSize(course: Course, scale: number): number {
  return Math.max(18 * Math.min(1, course.horse + 0.14) * scale, 12);
}

/** How large horses side by side are drawn. */
const SIDE_BY_SIDE: readonly number[] = [1, 1, 0.78, 0.66, 0.56];

/** Puts things that share a space beside each other, from the rail outwards, in two files when there are many. */
function fan(course: Course, spot: Spot, index: number, count: number): Omit<Stand, 'gate'> {
  const scale = SIDE_BY_SIDE[Math.min(count, SIDE_BY_SIDE.length - 1)] ?? 1;
  if (count === 1) return { spot, scale };
  const files = count > 3 ? 2 : 1;
  const rows = Math.ceil(count / files);
  const row = Math.floor(index / files);
  const out = ((row - (rows - 1) / 2) * (course.band - 12)) / rows;
  const along = files === 1 ? 0 : (index % 2 === 0 ? -1 : 1) * course.band * 0.28;
  const [dx, dy] = [Math.cos(spot.heading), Math.sin(spot.heading)];
  return {
    scale,
    spot: { ...spot, x: spot.x + spot.outX * out + dx * along, y: spot.y + spot.outY * out + dy * along },
  };
}

function fanOut(
  course: Course,
  places: readonly { gate: number; place: number }[],
  at: (place: number) => Spot,
): Stand[] {
  return places.map(({ gate, place }) => {
    const sharing = places.filter((other) => other.place === place);
    const index = sharing.findIndex((other) => other.gate === gate);
    return { gate, ...fan(course, at(place), index, sharing.length) };
  });
}

/** The horses on the course. One that is about to cross waits before the line until it has; whoever runs is on top. */
function standsOf(course: Course, view: View, running: number | null): Stand[] {
  const there = view.gates.flatMap(({ place, rank, horse }, gate) =>
    rank === null && horse.name !== '' ? [{ gate, place }] : [],
  );
  const stands = fanOut(course, there, (place) => spotOf(course, Math.min(place, SPACES)));
  return stands.toSorted((a, b) => Number(a.gate === running) - Number(b.gate === running));
}

/** Where horses could go; those that would stay where they are have no ghost. Beyond the line they queue up. */
function ghostsOf(course: Course, view: View): Stand[] {
  let home = SPACES;
  const moves = view.gates.flatMap(({ place }, gate) => {
    const landing = landingAt(view, gate);
    if (landing === null || landing === place) return [];
    return [{ gate, place: landing > SPACES ? (home += 1) : landing }];
  });
  return fanOut(course, moves, (place) => spotOf(course, place));
}

/** How near a click must be, in pixels. */
const REACH = 30;

/** The horse, or its ghost, nearest to the pointer, if it can be picked. */
function nearest(
  svg: RefObject<SVGSVGElement | null>,
  { clientX, clientY }: MouseEvent,
  stands: readonly Stand[],
  open: readonly number[],
): number | null {
  const matrix = svg.current?.getScreenCTM();
  if (matrix === null || matrix === undefined) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  let [best, least] = [null as number | null, REACH / matrix.a];
  for (const { gate, spot } of stands) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance < least && open.includes(gate)) [best, least] = [gate, distance];
  }
  return best;
}
