import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { type OpenDatabase, connectDatabase } from '../../src/infrastructure/database/database.ts';
import { migrateDatabase } from '../../src/infrastructure/database/migrate.ts';
import { migrationsFolder } from '../../src/paths.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string; readonly when: number }[];
}

const journalOf = (folder: string): string => join(folder, 'meta', '_journal.json');

export const readJournal = (folder: string = migrationsFolder): Journal =>
  JSON.parse(readFileSync(journalOf(folder), 'utf8')) as Journal;

const written: string[] = [];

/** Removes the folders of `migrationsUntil`. */
export const removeMigrations = (): void => {
  for (const folder of written.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** A copy of the migrations up to one of them, followed by further ones that a test writes; `removeMigrations` removes it. */
export function migrationsUntil(last: string, further: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'archway-migrations-'));
  written.push(folder);
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = readJournal(folder);
  const kept = journal.entries.filter(({ tag }) => tag <= last);
  const more = Object.entries(further).map(([tag, sql], index) => {
    writeFileSync(join(folder, `${tag}.sql`), sql);
    const idx = kept.length + index;
    return { ...kept.at(-1), idx, tag, when: (kept.at(-1)?.when ?? 0) + index + 1 };
  });
  writeFileSync(journalOf(folder), JSON.stringify({ ...journal, entries: [...kept, ...more] }));
  return folder;
}

/** A database of its own, of the engine that the tests run on. */
export interface OldDatabase {
  readonly dataFolder: string;
  readonly database: TestDatabase;
  /** Works with it while no server does; it stays open until `rest`. */
  use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  migrate(folder?: string): Promise<void>;
  /** Closes it, so that a server may open it or a copy be made. */
  rest(): Promise<void>;
  /** Another one with the same schema and rows. */
  copy(): Promise<OldDatabase>;
  remove(): Promise<void>;
}

export const emptyDatabase = async (): Promise<OldDatabase> => oldDatabase(newFolder(), await testDatabase());

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'archway-test-'));

function oldDatabase(dataFolder: string, database: TestDatabase): OldDatabase {
  let opened: Promise<OpenDatabase> | null = null;
  const pool = async (): Promise<pg.Pool> => {
    const settings = { databaseUrl: database.url, databasePool: 2, dataFolder };
    opened ??= connectDatabase(settings, pino({ level: 'silent' }));
    return (await opened).pool;
  };
  const rest = async (): Promise<void> => {
    const open = await opened;
    opened = null;
    await open?.close();
  };
  return {
    dataFolder,
    database,
    use: async (work) => {
      const client = await (await pool()).connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    },
    migrate: async (folder) => migrateDatabase(await pool(), folder),
    rest,
    copy: async () => {
      await rest();
      const folder = newFolder();
      cpSync(dataFolder, folder, { recursive: true });
      return oldDatabase(folder, await testDatabase(database.url && new URL(database.url).pathname.slice(1)));
    },
    remove: async () => {
      await rest();
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
