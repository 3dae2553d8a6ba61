import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { connectDatabase } from '../../src/infrastructure/database/database.ts';
import { migrateDatabase } from '../../src/infrastructure/database/migrate.ts';
import { migrationsFolder } from '../../src/paths.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string; readonly when: number }[];
}

const journalOf = (folder: string): string => join(folder, 'meta', '_journal.json');

export const readJournal = (folder: string = migrationsFolder): Journal =>
  JSON.parse(readFileSync(journalOf(folder), 'utf8')) as Journal;

/** A copy of the migrations up to one of them, followed by further ones that a test writes. */
export function migrationsUntil(last: string, further: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'archway-migrations-'));
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
  /** Works with it while no server does. */
  use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  migrate(folder?: string): Promise<void>;
}

export async function emptyDatabase(): Promise<OldDatabase> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'archway-test-'));
  const database = await testDatabase();
  const open = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const settings = { databaseUrl: database.url, databasePool: 2, dataFolder };
    const opened = await connectDatabase(settings, pino({ level: 'silent' }));
    try {
      return await work(opened.pool);
    } finally {
      await opened.close();
    }
  };
  return {
    dataFolder,
    database,
    use: (work) =>
      open(async (pool) => {
        const client = await pool.connect();
        try {
          return await work(client);
        } finally {
          client.release();
        }
      }),
    migrate: (folder) => open((pool) => migrateDatabase(pool, folder)),
  };
}
