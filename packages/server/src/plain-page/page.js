// The plain page: every game by its questions and answers, with nothing built. All words come from the server.
const main = document.getElementById('main');
const status = document.getElementById('status');
const state = { words: {}, me: null, table: null, view: null, moment: null, log: [], inputs: 0, socket: null };

const word = (key) => state.words[key] ?? key;

function make(tag, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

function button(label, run) {
  return make('button', { type: 'button', textContent: label, onclick: () => void run().catch(say) });
}

function say(problem) {
  status.textContent = problem instanceof Error ? problem.message : String(problem);
}

async function call(method, path, body) {
  const answer = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.sentence);
  status.textContent = '';
  return json;
}

// One's share of the luck: kept on this device until the start.
function nonceOf(table) {
  const known = localStorage.getItem(`nonce ${table}`);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function hashOf(hex) {
  const bytes = Uint8Array.from(hex.match(/../g), (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function promise(send) {
  if (!window.isSecureContext) return send({});
  const nonce = nonceOf('new');
  const table = await send({ nonceHash: await hashOf(nonce) });
  localStorage.setItem(`nonce ${table.id}`, nonce);
  return table;
}

async function showDoor() {
  const { me } = await call('GET', '/api/me');
  state.me = me;
  const name = make('input', { value: me?.name ?? '', maxLength: 24, ariaLabel: word('plain.name') });
  const enter = button(word('plain.enter'), async () => {
    await call('POST', '/api/me', { name: name.value });
    await showHall();
  });
  main.replaceChildren(make('p', {}, make('label', {}, `${word('plain.name')} `, name), enter));
  if (me !== null) await showHall();
}

async function showHall() {
  const [{ games, bots }, { tables }] = await Promise.all([call('GET', '/api/games'), call('GET', '/api/tables')]);
  const game = make(
    'select',
    { ariaLabel: word('plain.game') },
    ...games.map(({ id }) => make('option', { value: id }, id)),
  );
  const seats = make('select', { ariaLabel: word('plain.seats') });
  const people = make('select', { ariaLabel: word('plain.people') });
  const fill = () => {
    const { min, max } = games.find(({ id }) => id === game.value).seats;
    seats.replaceChildren(...range(min, max).map((n) => make('option', { value: n }, String(n))));
    people.replaceChildren(...range(1, max).map((n) => make('option', { value: n }, String(n))));
  };
  game.addEventListener('change', fill);
  fill();
  const level = bots.includes('normal') ? 'normal' : bots[0];
  const open = button(word('plain.open'), async () => {
    const others = range(2, Number(seats.value)).map((n) =>
      n <= Number(people.value) ? { kind: 'empty' } : { kind: 'bot', level },
    );
    const table = await promise(
      async (share) => (await call('POST', '/api/tables', { game: game.value, seats: others, ...share })).table,
    );
    location.hash = table.id;
  });
  const rows = tables.map((table) =>
    make('li', {}, make('a', { href: `#${table.id}` }, `${table.game} · ${table.state} · ${names(table)}`)),
  );
  const labelled = (key, field) => make('label', {}, `${word(key)} `, field);
  main.replaceChildren(
    make('p', {}, labelled('plain.game', game), labelled('plain.seats', seats), labelled('plain.people', people), open),
    make('h2', {}, word('plain.tables')),
    make('ul', {}, ...rows),
  );
}

function range(from, to) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

function names(table) {
  return table.seats.map((seat) => (seat.kind === 'empty' ? '–' : (seat.name ?? word('server.someone')))).join(', ');
}

function connect(id) {
  state.socket?.close();
  Object.assign(state, { table: null, view: null, moment: null, log: [] });
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
  state.socket = socket;
  const key = new URLSearchParams(location.search).get('key');
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ t: 'hello', protocol: 3, locale: state.words.locale }));
    socket.send(JSON.stringify({ t: 'watch', table: id, ...(key === null ? {} : { key }) }));
  });
  socket.addEventListener('message', ({ data }) => take(JSON.parse(data)));
  socket.addEventListener('close', () => {
    if (state.socket === socket && location.hash === `#${id}`) setTimeout(() => connect(id), 1000);
  });
}

function take(message) {
  switch (message.t) {
    case 'table':
      state.table = message.table;
      break;
    case 'sync':
      Object.assign(state, { view: message.view, moment: message, log: message.entries });
      break;
    case 'entry':
      state.view = changed(state.view, message.changes);
      state.moment = message;
      state.log = [...state.log, message].slice(-200);
      break;
    case 'held':
      if (state.moment?.yours) state.moment.yours.pending = message.pending;
      break;
    case 'nonces':
      state.socket.send(JSON.stringify({ t: 'nonce', table: message.table, nonce: nonceOf(message.table) }));
      return;
    case 'refused':
      say(message.sentence);
      return;
    case 'chat':
      say(`${message.line.who}: ${message.line.text}`);
      return;
    default:
      return;
  }
  showTable();
}

// A pointer to what has changed, then what stands there now, and so on; a field that is gone is named by `gone`.
function changed(view, changes) {
  let now = view;
  for (let i = 0; i < changes.length; i++) {
    const change = changes[i];
    if (typeof change === 'string') now = put(now, wayOf(change), changes[++i]);
    else now = put(now, wayOf(change.gone), undefined);
  }
  return now;
}

function wayOf(pointer) {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function put(value, path, next, depth = 0) {
  if (depth === path.length) return next;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (depth === path.length - 1 && next === undefined) delete copy[path[depth]];
  else copy[path[depth]] = put(copy[path[depth]], path, next, depth + 1);
  return copy;
}

function showTable() {
  const { table, moment } = state;
  if (table === null) return;
  const parts = [
    make('p', {}, make('a', { href: '#' }, word('plain.hall'))),
    make('p', {}, `${table.game} · ${table.state}`),
  ];
  parts.push(make('p', {}, names(table)), ...lobbyButtons(table));
  const yours = moment?.yours;
  if (moment?.asked) parts.push(make('h2', {}, moment.asked.id.split(':')[1]));
  if (yours) {
    const legal = yours.legal ?? yours.question.options;
    parts.push(make('div', {}, ...legal.map((action) => button(textOf(action), () => answer(action)))));
    if (yours.pending) parts.push(make('p', {}, `✓ ${textOf(yours.pending.action)}`));
  }
  if (table.outcome !== null) parts.push(make('pre', {}, JSON.stringify(table.outcome, null, 1)));
  const events = state.log.flatMap(({ events: told = [] }) => told.map((event) => make('li', {}, textOf(event))));
  parts.push(make('ol', { reversed: true }, ...events.reverse()));
  if (state.view !== null) parts.push(tree(state.view));
  main.replaceChildren(...parts);
}

function lobbyButtons(table) {
  if (table.state !== 'open') return [];
  const path = `/api/tables/${table.id}`;
  const key = new URLSearchParams(location.search).get('key') ?? undefined;
  if (table.you === null) {
    const join = (share) => call('POST', `${path}/join`, { key, ...share }).then((answered) => answered.table);
    return [button(word('plain.join'), () => promise(join))];
  }
  const isHost = table.seats[table.you]?.isHost === true;
  const without = table.seats.some((seat) => seat.kind === 'person' && !seat.promised);
  const start = button(word('plain.start'), () => call('POST', `${path}/start`, { without }));
  return [...(isHost ? [start] : []), button(word('plain.leave'), () => call('POST', `${path}/leave`, {}))];
}

async function answer(action) {
  state.inputs += 1;
  const { table, moment } = state;
  const input = `${Date.now()}-${state.inputs}`;
  state.socket.send(JSON.stringify({ t: 'answer', table: table.id, question: moment.asked.id, input, action }));
}

function textOf({ type, ...rest }) {
  const fields = Object.entries(rest).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return [type, ...fields].join(' · ');
}

function tree(value) {
  if (value === null || typeof value !== 'object') return make('span', {}, String(value));
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object')) {
    return make('span', {}, value.join(', '));
  }
  const rows = Object.entries(value).flatMap(([name, part]) => [make('dt', {}, name), make('dd', {}, tree(part))]);
  return make('dl', {}, ...rows);
}

async function route() {
  const id = location.hash.slice(1);
  if (id === '') {
    state.socket?.close();
    await showDoor();
  } else connect(id);
}

state.words = await call('GET', '/plain/words');
document.documentElement.lang = state.words.locale;
window.addEventListener('hashchange', () => void route().catch(say));
await route().catch(say);
