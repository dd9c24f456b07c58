/** Spaces of the loop; the line lies behind the last. */
export const SPACES = 36;
/** Where the pace marker waits. */
export const PACE_SPACE = 18;

/** A point of the course, which way the horses run there, and which way is out. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The way of the run, in radians, counted clockwise from the right as the screen does. */
  readonly heading: number;
  /** The outward normal. */
  readonly outX: number;
  readonly outY: number;
}

/** A course as it is drawn: a rectangle with round corners, run counterclockwise from the line at its foot. */
export interface Course {
  readonly width: number;
  readonly height: number;
  /** How broad the turf is. */
  readonly band: number;
  /** The middle of the turf: its distance from the edge, and the radius of its corners. */
  readonly inset: number;
  readonly radius: number;
  /** Where the line crosses the foot of the course. */
  readonly lineX: number;
  /** How large a horse is drawn. */
  readonly horse: number;
}

/** For boards about as wide as a desk. */
export const WIDE: Course = { width: 720, height: 372, band: 54, inset: 34, radius: 96, lineX: 560, horse: 0.84 };

/** For phones held upright. */
export const TALL: Course = { width: 360, height: 424, band: 44, inset: 27, radius: 70, lineX: 236, horse: 0.66 };

const QUARTER = Math.PI / 2;

/** The four straights and four corners of a course, in the order they are run from the line. */
interface Leg {
  readonly length: number;
  at(along: number): Spot;
}

function straight(x: number, y: number, turns: number, length: number): Leg {
  const heading = -turns * QUARTER;
  const [dx, dy] = [Math.cos(heading), Math.sin(heading)];
  return { length, at: (along) => ({ x: x + dx * along, y: y + dy * along, heading, outX: -dy, outY: dx }) };
}

function corner(cx: number, cy: number, turns: number, radius: number): Leg {
  return {
    length: radius * QUARTER,
    at: (along) => {
      const heading = -turns * QUARTER - along / radius;
      const [outX, outY] = [-Math.sin(heading), Math.cos(heading)];
      return { x: cx + outX * radius, y: cy + outY * radius, heading, outX, outY };
    },
  };
}

function legsOf({ width, height, inset, radius, lineX }: Course): readonly Leg[] {
  const [left, right, top, foot] = [inset + radius, width - inset - radius, inset + radius, height - inset - radius];
  return [
    straight(lineX, height - inset, 0, right - lineX),
    corner(right, foot, 0, radius),
    straight(width - inset, foot, 1, foot - top),
    corner(right, top, 1, radius),
    straight(right, inset, 2, right - left),
    corner(left, top, 2, radius),
    straight(inset, top, 3, foot - top),
    corner(left, foot, 3, radius),
    straight(left, height - inset, 0, lineX - left),
  ];
}

const known = new Map<Course, { readonly legs: readonly Leg[]; readonly length: number }>();

function surveyOf(course: Course): { readonly legs: readonly Leg[]; readonly length: number } {
  let survey = known.get(course);
  if (survey === undefined) {
    const legs = legsOf(course);
    survey = { legs, length: legs.reduce((sum, leg) => sum + leg.length, 0) };
    known.set(course, survey);
  }
  return survey;
}

/** The point so many spaces after the line: 0 is the line itself, 0.5 the middle of space 1, -0.5 of space 36. */
export function spotAfter(course: Course, spaces: number): Spot {
  const { legs, length } = surveyOf(course);
  let along = ((((spaces / SPACES) % 1) + 1) % 1) * length;
  for (const leg of legs) {
    if (along <= leg.length) return leg.at(along);
    along -= leg.length;
  }
  throw new Error('a course has no end');
}

/** The middle of the space of a place, counted from the line as the rules do (WC-R5). */
export function spotOf(course: Course, place: number): Spot {
  return spotAfter(course, place - 0.5);
}

/** The number written on the space of a place. */
export function spaceOf(place: number): number {
  return place <= 0 ? place + SPACES : place;
}

/** Whether a horse there is drawn looking right: at the foot and up the far side. */
export function looksRight({ heading }: Spot): boolean {
  const turn = ((-heading % (4 * QUARTER)) + 4 * QUARTER) % (4 * QUARTER);
  return turn <= QUARTER + 0.01 || turn > 3 * QUARTER + 0.01;
}

/** How far a horse leans in the bends, in degrees: it climbs on one side and comes down on the other. */
export function leanOf({ heading }: Spot): number {
  return -20 * Math.abs(Math.sin(heading));
}
