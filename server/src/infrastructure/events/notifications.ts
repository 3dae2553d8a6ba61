import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { OpenDatabase } from '../database/database.ts';

const RECONNECT_MS = 1000;

/**
 * Calls `heard` after every NOTIFY on a channel, and after every reconnect, since something may have been missed.
 * PostgreSQL gets a connection of its own; the embedded engine has only one, which listens besides its other work.
 */
export async function listen(
  database: OpenDatabase,
  channel: string,
  heard: () => void,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const { connectionString } = database;
  return connectionString === null
    ? listenEmbedded(database, channel, heard)
    : listenPostgres(connectionString, channel, heard, log);
}

async function listenEmbedded(
  { pool, connectHooks }: OpenDatabase,
  channel: string,
  heard: () => void,
): Promise<() => Promise<void>> {
  const attach = (client: pg.PoolClient): Promise<unknown> => {
    client.on('notification', heard);
    return client.query(`listen ${channel}`);
  };
  const client = await pool.connect();
  try {
    await attach(client);
  } finally {
    client.release();
  }
  connectHooks.add(attach);
  return async () => void connectHooks.delete(attach);
}

async function listenPostgres(
  connectionString: string,
  channel: string,
  heard: () => void,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString, keepAlive: true });
    const lost = (error?: Error): void => {
      if (client !== fresh || stopped) return;
      client = null;
      log.warn({ err: error }, 'the connection for notifications is lost; trying again');
      retry();
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', heard);
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    client = fresh;
    heard();
  };
  const retry = (): void => {
    timer = setTimeout(() => {
      open().catch(() => {
        if (!stopped) retry();
      });
    }, RECONNECT_MS);
  };
  await open();
  return async () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end().catch(() => {});
  };
}
