import { sql, type Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

type Database = Kysely<unknown>;

/** The first schema: the same for SQLite and PostgreSQL. */
const first: Migration = {
  async up(db: Database) {
    await createPeople(db);
    await createTables(db);
    await createMatches(db);
  },
};

async function createPeople(db: Database): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('keys')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  await db.schema.createIndex('keys_person').on('keys').column('person').execute();
  await db.schema
    .createTable('blocks')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('blocked', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
    .execute();
}

async function createTables(db: Database): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('access', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tables_state').on('tables').columns(['state', 'changed_at']).execute();
  await db.schema
    .createTable('seatings')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seatings_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('seatings_person').on('seatings').column('person').execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
    .execute();
}

async function createMatches(db: Database): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'number'])
    .execute();
  await db.schema
    .createTable('plays')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('wake_at', 'bigint')
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('plays_wake').on('plays').column('wake_at').execute();
  await db.schema
    .createTable('replays')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
}

/** How often a row was written: whoever writes says which state of it they know. */
async function addRevisions(db: Database): Promise<void> {
  for (const table of ['tables', 'plays'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}

/** A small table for the latest lines of journals. Where it has no use it stays empty: the schema is the same everywhere. */
async function createRecent(db: Database): Promise<void> {
  await db.schema
    .createTable('recent')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recent_key', ['match', 'number'])
    .execute();
}

/** Instead of it, groups of lines as they were committed. */
async function createLineGroups(db: Database): Promise<void> {
  await sql`insert into entries ("match", number, line) select "match", number, line from recent`.execute(db);
  await db.schema.dropTable('recent').execute();
  await db.schema
    .createTable('line_groups')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('lines', 'text', (column) => column.notNull())
    .execute();
}

/** The client's own id of a line of chat: sent again, it can't be there twice. */
async function addChatInputs(db: Database): Promise<void> {
  await db.schema.alterTable('chat').addColumn('input', 'text').execute();
  await db.schema.createIndex('chat_input').unique().on('chat').columns(['table_id', 'person', 'input']).execute();
}

/** All migrations in order. One that a server has run is never edited: a change is a new one. */
export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-first': first,
      '0002-revisions': { up: addRevisions },
      '0003-recent': { up: createRecent },
      '0004-line-groups': { up: createLineGroups },
      '0005-chat-inputs': { up: addChatInputs },
    }),
};
