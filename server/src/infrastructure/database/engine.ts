import { PGlite } from '@electric-sql/pglite';

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

/**
 * Starts the embedded PostgreSQL.
 * @param folder its data folder, or `memory://` for one that is gone afterwards.
 * @param image a dump of a data folder to begin with, when the folder is empty.
 */
export async function startEngine(folder: string, image?: Blob): Promise<Engine> {
  const database = await PGlite.create({ dataDir: folder, startParams, ...(image && { loadDataDir: image }) });
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
