/** What every page begins with comes as one file: many small ones cost more than they weigh. */
const BASE = new RegExp(
  [
    String.raw`node_modules/(?:preact|@preact|preact-iso)/`,
    'preload-helper',
    String.raw`packages/text/src/(?:lazy|line|catalogue|translate|message|hungarian)\.ts`,
    String.raw`packages/engine/src/(?:canonical|seat)\.ts`,
    String.raw`packages/web/src/(?:ahead|later|levels|settings|settings-dialog|settings-dialog\.module|text|words)\.(?:tsx?|css)`,
    String.raw`packages/web/src/(?:boards/index|net/seed|net/local/ready-worker|table/local-address|lobby/games)\.ts`,
  ].join('|'),
);

/** What every table begins with, whoever runs it. */
const TABLE = new RegExp(
  [
    String.raw`packages/engine/src/question\.ts`,
    String.raw`packages/web/src/(?:boards/board|motion/[\w-]+|sound/[\w-]+)\.tsx?`,
    String.raw`packages/web/src/table/(?:announcer|clock-text|draft|fields|gone|header|labels|log-view|look|outbox|question|question-panel|room|seats|shell|side|status|table|table-view)(?:\.module)?\.(?:tsx?|css)`,
  ].join('|'),
);

/** Files of the built site that gather what always comes together. */
export const chunkGroups = [
  { name: 'base', test: BASE },
  { name: 'table', test: TABLE },
];
