import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { StartupError } from '../../startup-error.ts';
import { startEmbedded } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

/** The database outside of a transaction. Inside of one always use the `tx` that was handed in. */
export type Database = NodePgDatabase;

/** An open transaction; a service that must take part in one takes `Database | Transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a query can run: outside of a transaction or inside of one. */
export type Querier = Database | Transaction;

export interface OpenDatabase {
  readonly engine: 'embedded' | 'postgresql';
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Settings for further connections of one's own, such as LISTEN; PostgreSQL only. */
  readonly connectionString: string | null;
  /** Run on every new connection of the pool before anybody else uses it. */
  readonly connectHooks: Set<(client: pg.PoolClient) => Promise<unknown>>;
  close(): Promise<void>;
}

/**
 * A caller that waits longer for a connection is stuck, e.g. by using `db` inside a transaction of the embedded engine.
 * Everybody waits for its one session, so on a busy machine a long queue must not be taken for that.
 */
const ACQUIRE_TIMEOUT_MS = 180_000;
/** A database that is away is told to callers after this long, also when its machine answers nothing at all. */
const CONNECT_TIMEOUT_MS = 12_000;

/**
 * Opens PostgreSQL or the embedded database and brings its schema up to date.
 * @throws StartupError when the database cannot be reached, is in use by another process or has another schema.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataFolder'>,
  log: FastifyBaseLogger,
): Promise<OpenDatabase> {
  const opened = await connectDatabase(config, log);
  try {
    await migrateDatabase(opened.pool);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/**
 * Opens the database as it is, whatever its schema.
 * @throws StartupError when it cannot be reached or is in use by another process
 */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataFolder'>,
  log: FastifyBaseLogger,
): Promise<OpenDatabase> {
  const opened = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.databasePool)
    : await openEmbedded(config.dataFolder, log);
  opened.pool.on('error', (error) => log.error({ err: error }, 'idle database connection failed'));
  return opened;
}

async function openPostgres(connectionString: string, max: number): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true });
  // One that breaks between the queries of a transaction has no query that would hear of it, and must not end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartupError(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`);
  }
  const db = drizzle(pool);
  return { engine: 'postgresql', db, pool, connectionString, connectHooks: new Set(), close: () => pool.end() };
}

async function openEmbedded(dataFolder: string, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const embedded = await startEmbedded(dataFolder, log);
  const connectHooks: OpenDatabase['connectHooks'] = new Set();
  // The engine has one session, so a second connection would share transactions and settings with the first.
  // The pool waits for what it calls at a new connection; its types do not say so.
  const settings: pg.PoolConfig & { onConnect(client: pg.ClientBase): Promise<void> } = {
    max: 1,
    user: 'postgres',
    database: 'postgres',
    stream: embedded.stream,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    idleTimeoutMillis: 0,
    // A failed query costs its connection, so this happens more than once.
    onConnect: async (client) => {
      for (const hook of connectHooks) await hook(client as pg.PoolClient);
    },
  };
  const pool = new pg.Pool(settings);
  const db = drizzle(pool);
  const close = async (): Promise<void> => {
    await pool.end();
    await embedded.close();
  };
  return { engine: 'embedded', db, pool, connectionString: null, connectHooks, close };
}
