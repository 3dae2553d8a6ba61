import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchwayServer, freePort } from '@archway/e2e/server';
import { startPostgres } from '../../test/postgres.ts';
import type { BenchRow } from '../bench-row.ts';
import { login } from '../login.ts';
import { reported } from '../rated.ts';
import { PASSWORD, addPractices } from './practices.ts';
import { Session } from './session.ts';
import { type Walk, walk } from './walk.ts';

const ROUNDS = 10;
/** A person who works: a call every eight seconds. */
const THINK_MS = 8000;
/** Logins at once; hashing has four threads. */
const LOGINS = 8;
const NO_LIMIT = { ARCHWAY_RATE_LIMIT: '100000000' };

/** Everybody logs in and opens an event stream, spread evenly over the servers. */
async function openAll(
  servers: readonly ArchwayServer[],
  accounts: readonly string[],
  count: number,
): Promise<Session[]> {
  const sessions: Session[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) {
      const number = next;
      next += 1;
      const { url } = servers[number % servers.length]!;
      const token = await login(url, accounts[number % accounts.length]!, PASSWORD);
      sessions.push(await Session.open(url, token, `Load ${count}-${number}x`));
    }
  };
  await Promise.all(Array.from({ length: LOGINS }, one));
  return sessions;
}

/** How many sessions miss something that they wrote, or lost their stream of events. */
async function losses(sessions: readonly Session[]): Promise<number> {
  let lost = 0;
  for (const session of sessions) if (session.cutOff || !(await session.keptAll())) lost += 1;
  return lost;
}

async function measured(
  servers: readonly ArchwayServer[],
  count: number,
): Promise<{ many: Walk; one: Walk; lost: number }> {
  const accounts = await addPractices(servers[0]!.url);
  const alone = await openAll(servers, accounts, 1);
  const one = await walk(alone, 200, 10);
  const sessions = await openAll(servers, accounts, count);
  const many = await walk(sessions, ROUNDS, THINK_MS);
  const lost = await losses(sessions);
  for (const session of [...alone, ...sessions]) session.close();
  return { many, one, lost };
}

function rows(where: string, count: number, { many, one, lost }: Awaited<ReturnType<typeof measured>>): BenchRow[] {
  if (many.reason) console.log(`${where}: ${many.failed} calls failed, the first: ${many.reason}`);
  console.log(
    `${where}: ${many.calls} calls of ${count} sessions, ${Math.round(many.perSecond)}/s, p50 ${many.p50.toFixed(1)} ms`,
  );
  const bad = many.failed + lost;
  return [
    {
      name: `${where}: calls failed or writes lost`,
      value: bad,
      unit: `of ${many.calls}`,
      peer: 'nothing',
      peerValue: 0,
      ratio: bad,
      goal: '= 0',
      pass: bad === 0,
    },
    reported(`${where}: p99 of ${count} sessions`, many.p99, 'one session alone', one.p99),
  ];
}

/**
 * Sessions at once, each with an open event stream and a case of its own that it writes to: 200 on one server with the
 * embedded database, 1,000 on two servers with PostgreSQL. Nothing may fail or be lost; the p99 stands beside that of
 * one session which has the servers to itself.
 */
export async function benchSessions(): Promise<BenchRow[]> {
  return [...(await embedded(200)), ...(await onPostgres(1000))];
}

async function embedded(count: number): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
  const server = new ArchwayServer(await freePort(), folder, NO_LIMIT);
  try {
    await server.start();
    return rows('embedded, one server', count, await measured([server], count));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(count: number): Promise<BenchRow[]> {
  const postgres = await startPostgres(false);
  if (!postgres) throw new Error('The benchmark of sessions needs the PostgreSQL server programs');
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
  const env = { ...NO_LIMIT, DATABASE_URL: postgres.url };
  const servers = [new ArchwayServer(await freePort(), folder, env), new ArchwayServer(await freePort(), folder, env)];
  try {
    for (const server of servers) await server.start();
    return rows('PostgreSQL, two servers', count, await measured(servers, count));
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
