import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyData, removeData } from '@archway/build/copy-data';
import { endpoints } from '@archway/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, loadConfig } from '../src/config.ts';
import type { AppContext, ServerModule } from '../src/context.ts';
import { takeThreadsFrom } from '../src/infrastructure/threads.ts';
import { foundationModules, serverModules } from '../src/modules.ts';
import { DEMO_PASSWORD } from '../src/modules/demo/people/accounts.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { type TestClient, testClient } from './client.ts';
import { wrapPassword } from './des.ts';
import { freshBundle } from './freshness.ts';
import { type Template, templateOf } from './template.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

const threads = freshBundle('compute');
if (threads) takeThreadsFrom(dirname(threads));

export interface TestServer {
  readonly url: string;
  readonly ctx: AppContext;
  readonly running: RunningServer;
  readonly dataFolder: string;
  /** PostgreSQL of this test, or null on the embedded engine. */
  readonly databaseUrl: string | null;
  readonly database: TestDatabase;
  /** Calls the API with a token, or without one. */
  api(token?: string | null): TestClient;
  /** Logs a demonstration account in and calls the API as that user. */
  login(userName: string, password?: string): Promise<TestClient>;
  stop(): Promise<void>;
}

export interface TestOptions {
  /** Variables of the environment, over the defaults of tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Modules besides those of the product. */
  readonly modules?: readonly ServerModule[];
  /** Only the foundation (access, practices, system) instead of the whole product: for tests of the infrastructure. */
  readonly foundation?: boolean;
  /** A running server whose database and data folder this one shares; PostgreSQL only. */
  readonly beside?: TestServer;
  /** Keeps database and data folder when this server stops, for another one that is started `again`. */
  readonly keepData?: boolean;
  /** A stopped server whose data this one goes on with. */
  readonly again?: Pick<TestServer, 'dataFolder' | 'database'>;
  /** Where the server writes its log; silent, or as ARCHWAY_TEST_LOG says, unless given. */
  readonly log?: FastifyBaseLogger;
}

/**
 * Starts the real server on a free port with its own database and data folder: embedded, or a database of
 * `ARCHWAY_TEST_DATABASE_URL` when that is set. Stop it in `afterAll`.
 */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const owner = options.again ?? options.beside;
  const dataFolder = owner?.dataFolder ?? mkdtempSync(join(tmpdir(), 'archway-test-'));
  const joined = owner?.database ?? null;
  const template = !joined && options.env?.['ARCHWAY_DEMO'] === undefined ? await demoTemplate() : null;
  const database = joined ?? (await testDatabase(template?.database ?? null));
  if (template) copyData(template.folder, dataFolder);
  const config = configOf(dataFolder, { DATABASE_URL: database.url ?? '', ...options.env });
  const cleanUp = async (): Promise<void> => {
    if (options.beside) return;
    await database.drop();
    removeData(dataFolder);
  };
  let running: RunningServer;
  try {
    const modules = [...(options.foundation ? foundationModules() : serverModules()), ...(options.modules ?? [])];
    running = await startServer(config, modules, options.log);
  } catch (error) {
    await cleanUp();
    throw error;
  }
  const api = (token: string | null = null): TestClient => testClient(running.url, token);
  return {
    url: running.url,
    ctx: running.context,
    running,
    dataFolder,
    databaseUrl: database.url,
    database,
    api,
    login: async (userName, password = DEMO_PASSWORD) => {
      const body = { account: userName, password: wrapPassword(password) };
      const { token } = await api().call(endpoints.access.login, { body });
      return api(token);
    },
    stop: async () => {
      await running.stop();
      if (!options.keepData) await cleanUp();
    },
  };
}

const configOf = (dataFolder: string, env: Readonly<Record<string, string>> = {}): Config =>
  loadConfig({
    PORT: '0',
    ARCHWAY_DATA: dataFolder,
    ARCHWAY_LOG: process.env['ARCHWAY_TEST_LOG'] ?? 'silent',
    ARCHWAY_RATE_LIMIT: '1000000',
    ARCHWAY_COMPUTE_THREADS: '1',
    DATABASE_POOL: '5',
    ...env,
  });

/** Makes the data folder and the database that test servers begin with. */
const firstStart = async (folder: string, databaseUrl: string | null): Promise<void> => {
  // Every test waits for it.
  const threads = { ARCHWAY_COMPUTE_THREADS: '2' };
  const config = configOf(folder, { ARCHWAY_JOBS: 'off', DATABASE_URL: databaseUrl ?? '', ...threads });
  await (await startServer(config, serverModules())).stop();
};

/** Everything that a first start with the demonstration makes; to be copied, never used itself. */
export const demoTemplate = (): Promise<Template> => templateOf(firstStart);
