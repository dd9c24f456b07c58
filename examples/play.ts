// Plays a whole game on a Boxcars server, against its bots, with nothing but what comes with Node 24.
//
//   node examples/play.ts dice-town
//   node examples/play.ts boomtown --server https://play.example.org --token TOKEN --seats 4 --bots hard
//
// It answers at random. To play better, change `choose`.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

interface Action {
  readonly type: string;
}

/** Where the match stands, as docs/protocol.md says. */
interface Moment {
  readonly asked?: { readonly id: string };
  readonly yours?: {
    readonly question: { readonly options: readonly Action[] };
    readonly legal?: readonly Action[];
    readonly pending?: object;
  };
}

type Message =
  | { readonly t: 'hello' }
  | { readonly t: 'table' }
  | { readonly t: 'nonces' }
  | ({ readonly t: 'sync' | 'entry' } & Moment)
  | { readonly t: 'refused'; readonly input: string | null; readonly sentence: string }
  | { readonly t: 'reload' };

interface Table {
  readonly id: string;
  readonly seats: readonly { readonly name: string | null }[];
  readonly outcome: { readonly ranks: readonly number[]; readonly points: readonly number[] } | null;
}

const PROTOCOL = 3;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:8080' },
    token: { type: 'string' },
    seats: { type: 'string' },
    bots: { type: 'string', default: 'easy' },
  },
});
const [game] = positionals;
if (game === undefined) {
  console.error('Which game? node examples/play.ts dice-town');
  process.exit(2);
}

let token: string | undefined = values.token;
token ??= await newToken();
const table = await openTable(game);
await playAt(table.id);
const { table: over } = await call<{ table: Table }>('GET', `/api/tables/${table.id}`);
over.seats.forEach(({ name }, seat) => {
  console.log(`${over.outcome?.ranks[seat] ?? '?'}. ${name ?? '?'}: ${over.outcome?.points[seat] ?? '?'}`);
});

/** One of the answers that can be given. */
function choose({ yours }: Moment): Action | undefined {
  const legal = yours?.legal ?? yours?.question.options ?? [];
  return legal.length === 0 ? undefined : legal[randomInt(legal.length)];
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: object, headers: object = {}): Promise<T> {
  const answer = await fetch(values.server + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as T & { readonly sentence?: string };
  if (!answer.ok) throw new Error(json.sentence ?? `${path}: ${answer.status}`);
  return json;
}

/** A guest makes a token for itself. A person does that once, in the site's settings, and hands it to the program. */
async function newToken(): Promise<string> {
  const guest = await fetch(`${values.server}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'play.ts' }),
  });
  const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const made = await call<{ token: string }>('POST', '/api/me/tokens', { label: 'play.ts' }, { cookie });
  return made.token;
}

/** The program's share of the luck, promised now and shown at the start. */
function makeNonce(): { readonly nonce: string; readonly nonceHash: string } {
  const bytes = randomBytes(32);
  return { nonce: bytes.toString('hex'), nonceHash: createHash('sha256').update(bytes).digest('hex') };
}

async function openTable(name: string): Promise<Table & { readonly nonce: string }> {
  const { games } = await call<{ games: { id: string; seats: { min: number } }[] }>('GET', '/api/games');
  const found = games.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`No game ${name}; there are ${games.map(({ id }) => id).join(', ')}.`);
  const seats = Number(values.seats ?? found.seats.min);
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: values.bots }));
  const { nonce, nonceHash } = makeNonce();
  const made = await call<{ table: Table }>('POST', '/api/tables', { game: name, seats: others, nonceHash });
  return { ...made.table, nonce };
}

/** Looks at the table, has it started, and answers whatever is asked until the match is over. */
function playAt(id: string): Promise<void> {
  const options = { headers: { authorization: `Bearer ${token}` } };
  // Node's WebSocket takes headers; a browser's has the cookie instead.
  const socket = new WebSocket(`${values.server.replace(/^http/, 'ws')}/api/socket`, options);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  let isStarted = false;
  let inputs = 0;
  let answered = '';
  return new Promise((done, fail) => {
    const answer = (moment: Moment): void => {
      const action = choose(moment);
      if (moment.asked === undefined || moment.yours?.pending !== undefined || action === undefined) return;
      if (moment.asked.id === answered) return;
      answered = moment.asked.id;
      inputs += 1;
      send({ t: 'answer', table: id, question: answered, input: `input-${inputs}`, action });
    };
    const take = (message: Message): void => {
      // It goes by the questions: what happened meanwhile is of no use to it.
      if (message.t === 'hello') send({ t: 'watch', table: id, events: false });
      if (message.t === 'table' && !isStarted) {
        isStarted = true;
        call('POST', `/api/tables/${id}/start`, {}).catch(fail);
      }
      if (message.t === 'nonces') send({ t: 'nonce', table: id, nonce: table.nonce });
      if (message.t === 'refused') fail(new Error(message.sentence));
      if (message.t === 'reload') fail(new Error('The server speaks another protocol.'));
      if (message.t !== 'sync' && message.t !== 'entry') return;
      if (message.asked !== undefined) return answer(message);
      socket.close();
      done();
    };
    socket.addEventListener('open', () => send({ t: 'hello', protocol: PROTOCOL }));
    socket.addEventListener('message', ({ data }) => take(JSON.parse(String(data)) as Message));
    socket.addEventListener('error', () => fail(new Error(`No connection to ${values.server}.`)));
    socket.addEventListener('close', () => fail(new Error('The server hung up.')));
  });
}
