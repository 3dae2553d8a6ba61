import { PGlite } from '@electric-sql/pglite';
import { OwnerOnlyFs } from './owner-only-fs.ts';

/** PostgreSQL's wire protocol, spoken with the embedded engine. */
export interface Engine {
  /** Runs the messages in `chunk` and hands on what the database answers, in order. */
  exchange(chunk: Uint8Array, answer: (data: Uint8Array) => void): Promise<void>;
  /** Forgets what an earlier connection left behind: an open transaction, settings, prepared statements. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

// The engine starts with `-F` (no fsync) unless told otherwise; an acknowledged write must survive a power cut.
const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F').concat(['-c', 'fsync=on']);

/** Starts the embedded PostgreSQL with `folder` as its data folder. */
export async function startEngine(folder: string): Promise<Engine> {
  const database = await PGlite.create({ fs: new OwnerOnlyFs(folder), startParams });
  return {
    exchange: (chunk, answer) =>
      database.runExclusive(async () => {
        await database.execProtocolRawStream(chunk, { onRawData: answer });
      }),
    reset: async () => {
      if (database.isInTransaction()) await database.exec('ROLLBACK');
      await database.exec('DISCARD ALL');
    },
    close: () => database.close(),
  };
}
