import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino from 'pino';
import { codeOf } from './infrastructure/error-code.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { AppContext, ServerModule } from './context.ts';
import { exclusively } from './infrastructure/database/exclusively.ts';
import { Listeners } from './infrastructure/http/listeners.ts';
import { connect } from './infrastructure/modules/connect.ts';
import { folderTrouble } from './infrastructure/folder-trouble.ts';
import { loggerOptions } from './infrastructure/http/logging.ts';
import { demoAccounts } from './modules/access/api.ts';
import { openContext } from './open-context.ts';
import { StartupError } from './startup-error.ts';
import { beginWork } from './work.ts';

/** Lock of the servers that prepare a database. Any number, as long as every server takes the same. */
const PREPARING = 4_207_700_003;

/**
 * How long running requests have at a stop. An upload to the embedded storage that takes longer is told to go on
 * elsewhere a moment before (`body.ts`), other requests are cut off.
 */
const PATIENCE_MS = 10_000;

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  /** Origin by which this machine reaches the server. */
  readonly url: string;
  /** Lets running requests and jobs end, then closes everything. */
  stop(): Promise<void>;
}

/** Starts the whole server: database, storage, jobs, routes, demonstration data; resolves when it listens. */
export async function startServer(
  config: Config,
  modules: readonly ServerModule[],
  log: FastifyBaseLogger = pino(loggerOptions(config)),
): Promise<RunningServer> {
  connect(modules);
  const stopping = new AbortController();
  const opened = await openContext(config, log, config.jobs, stopping.signal);
  const { context } = opened;
  const listeners = new Listeners();
  let app: FastifyInstance | null = null;
  let port: number;
  const stop = async (): Promise<void> => {
    stopping.abort(new Error('the server is stopping'));
    if (app) {
      if (!(await listeners.drain(PATIENCE_MS))) listeners.cutOff();
      await app.close();
    }
    await opened.close();
  };
  try {
    if (!config.loopback) await assertNoDemoAccounts(context);
    await exclusively(opened.database, PREPARING, async () => {
      for (const module of modules) await module.prepare?.(context);
      if (config.demo) for (const module of modules) await module.seed?.(context);
    });
    app = await buildApp(context, modules, listeners);
    await beginWork(context, modules);
    port = await listen(app, listeners, config);
  } catch (error) {
    await stop();
    if (error instanceof StartupError) throw error;
    throw (await folderTrouble(error, config.dataFolder)) ?? error;
  }
  const host = config.loopback || config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return { app, context, url: `http://${host}:${port}`, stop };
}

async function listen(app: FastifyInstance, listeners: Listeners, config: Config): Promise<number> {
  try {
    return await listeners.listen(app, config.host, config.port);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${config.port} is in use by another program. Choose another one with PORT.`);
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${config.port} may not be used. Choose one above 1023 with PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`ARCHWAY_HOST=${config.host} is no address of this machine.`);
    }
    throw error;
  }
}

/** Their password is in the README. */
async function assertNoDemoAccounts({ db, config }: AppContext): Promise<void> {
  const names = (await demoAccounts(db)).map(({ name }) => name);
  if (names.length === 0) return;
  throw new StartupError(
    `ARCHWAY_HOST=${config.host} lets other machines in, but this database has demonstration accounts with a public password:\n` +
      `  ${names.join(', ')}\nUse a database without them, or disable them: update users set enabled = false where demo`,
  );
}
