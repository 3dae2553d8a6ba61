import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../../startup-error.ts';
import { assertRoom, folderTrouble } from '../folder-trouble.ts';
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
 * @throws StartupError when the folder is in use, cannot be written or has no room.
 */
export async function startEmbedded(dataFolder: string, log: FastifyBaseLogger): Promise<Embedded> {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    const lock = await lockFolder(dataFolder);
    try {
      const engine = await openEngine(dataFolder, log);
      return embeddedOf(engine, () => lock.release());
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw (await folderTrouble(error, dataFolder)) ?? error;
  }
}

/** A first start that is cut short leaves half a database, which no later start could use: it begins anew then. */
async function openEngine(dataFolder: string, log: FastifyBaseLogger): Promise<Engine> {
  const folder = join(dataFolder, 'database');
  const unfinished = join(dataFolder, 'database.unfinished');
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const isFirst = !existsSync(join(folder, 'PG_VERSION'));
  await assertRoom(dataFolder, isFirst);
  if (isFirst) writeFileSync(unfinished, '', { mode: 0o600 });
  const engine = await startEngineThread(folder, (error) => {
    void folderTrouble(error, dataFolder).then((trouble) => {
      log.fatal({ err: error }, trouble?.message ?? 'the embedded database is lost; stopping');
      process.exit(70);
    });
  });
  rmSync(unfinished, { force: true });
  return engine;
}

const embeddedOf = (engine: Engine, after: () => Promise<void>): Embedded => ({
  stream: () => new EngineStream(engine),
  close: async () => {
    await engine.close();
    await after();
  },
});
