import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from './engine.ts';
import { EngineStream } from './engine-stream.ts';
import { startEngineThread } from './engine-thread.ts';
import { lockFolder } from './folder-lock.ts';

export interface Embedded {
  /** A connection for the `pg` driver. Only one may be open at a time. */
  stream(): Duplex;
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL inside this process, in `database/` of the data folder. The engine has no lock of its own and two
 * processes on one folder silently lose rows, hence ours.
 */
export async function startEmbedded(dataFolder: string, log: FastifyBaseLogger): Promise<Embedded> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataFolder);
  try {
    const engine = await startEngineThread(join(dataFolder, 'database'), (error) => {
      log.fatal({ err: error }, 'the embedded database is lost; stopping');
      process.exit(70);
    });
    return embeddedOf(engine, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

export const embeddedOf = (engine: Engine, after: () => Promise<void>): Embedded => ({
  stream: () => new EngineStream(engine),
  close: async () => {
    await engine.close();
    await after();
  },
});
