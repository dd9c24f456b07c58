import { Party, type Sitting, type Tally } from './party.ts';
import { ServerProcess, type Place } from './process.ts';

/** How hard it is. */
export interface Ordeal {
  readonly place: Place;
  readonly parties: readonly Sitting[];
  readonly kills: number;
  /** The server is killed after so many acknowledged inputs since its start. */
  readonly inputs: number;
}

/** What came of it. */
export interface Survived extends Tally {
  readonly kills: number;
  /** Inputs that were on their way at the kills, in all. */
  readonly wrong: readonly string[];
  /** From the kill until the first input was acknowledged again, in milliseconds. */
  readonly outages: readonly number[];
}

/** Kills a server under load again and again; then every match is played to its end and checked. */
export async function surviveKills({ place, parties: sittings, kills, inputs }: Ordeal): Promise<Survived> {
  const server = new ServerProcess(place);
  await server.start();
  let received = 0;
  let wake = (): void => {};
  const reach = (count: number): Promise<void> =>
    new Promise((resolve) => {
      wake = () => {
        if (received >= count) resolve();
      };
      wake();
    });
  let isEnough = false;
  const parties = sittings.map(
    (sitting, i) =>
      new Party(
        `p${i}-`,
        sitting,
        () => server.address,
        () => {
          received += 1;
          wake();
        },
      ),
  );
  const playing = Promise.all(parties.map((party) => party.play(() => isEnough)));
  const outages: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await reach(received + inputs);
    await server.kill();
    const from = performance.now();
    const before = received;
    await server.start();
    await reach(before + 1);
    outages.push(performance.now() - from);
  }
  isEnough = true;
  await playing;
  await server.kill();
  const sum = (of: keyof Tally): number => parties.reduce((all, { tally }) => all + tally[of], 0);
  return {
    kills,
    outages,
    matches: sum('matches'),
    entries: sum('entries'),
    acknowledged: sum('acknowledged'),
    interrupted: sum('interrupted'),
    told: sum('told'),
    wrong: [...parties.flatMap(({ wrong }) => wrong), ...complaintsOf(server)],
  };
}

/** What the server logged as an error. */
function complaintsOf({ complaints }: ServerProcess): string[] {
  return complaints.split('\n').filter((line) => line.includes('"level":50') || line.includes('"level":60'));
}
