import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ArchwayServer, freePort } from '@archway/e2e/server';
import { startPostgres } from '../test/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import type { Statement } from './captured-sql.ts';
import { CALLERS, bareDriver, overHttp } from './list-load.ts';
import type { Load } from './load.ts';
import { login } from './login.ts';
import { atMost, rateOf } from './rated.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
/** The best of them counts: what else the machine does in one round says nothing of the list. */
const ROUNDS = 4;

/** A server with a database of its own, which has so many rows. */
export interface Sized {
  readonly size: number;
  readonly server: ArchwayServer;
  readonly pool: pg.Pool;
  readonly token: string;
}

/**
 * Two servers beside each other, with 10,000 and with 1,000,000 rows, so that both sizes are measured in turns.
 * @param as user name of who reads
 * @param fill adds rows up to a number
 */
export async function withTwoSizes<T>(
  as: string,
  fill: (pool: pg.Pool, size: number) => Promise<void>,
  work: (small: Sized, large: Sized) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres(false);
  if (!postgres) throw new Error('Benchmarks of lists need the PostgreSQL server programs');
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
  const ends: (() => Promise<void>)[] = [];
  const sized = async (size: number): Promise<Sized> => {
    const database = `rows${size}`;
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`create database ${database}`);
    await admin.end();
    const url = postgres.url.replace(/\/postgres$/, `/${database}`);
    const pool = new pg.Pool({ connectionString: url, max: CALLERS });
    // The database ends with the benchmark; connections that it closes then are no failure.
    pool.on('error', () => undefined);
    ends.push(() => pool.end());
    const server = new ArchwayServer(await freePort(), join(folder, database), {
      DATABASE_URL: url,
      ARCHWAY_RATE_LIMIT: '100000000',
    });
    ends.push(() => server.stop());
    await server.start();
    await fill(pool, size);
    return { size, server, pool, token: await login(server.url, as) };
  };
  try {
    const small = await sized(SMALL);
    return await work(small, await sized(LARGE));
  } finally {
    for (const end of ends.reverse()) await end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The best round of several, figure by figure. */
const best = (rounds: readonly Load[]): Load => ({
  perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
  p50: Math.min(...rounds.map(({ p50 }) => p50)),
  p99: Math.min(...rounds.map(({ p99 }) => p99)),
});

/**
 * A list over HTTP against the bare driver with the same SQL, and its p99 at the larger size against the smaller.
 * @param what is listed: the name of the list, and of its rows
 * @param path of its endpoint
 * @param statementsOf the statements of one of its pages
 */
export async function listRows(
  [list, rows]: readonly [string, string],
  path: string,
  sizes: readonly [Sized, Sized],
  statementsOf: (pool: pg.Pool, token: string, page: number) => Promise<Statement[]>,
): Promise<BenchRow[]> {
  const rounds = sizes.map((sized) => ({ sized, http: [] as Load[], driver: [] as Load[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { sized, http, driver } of rounds) {
      const { server, pool, token } = sized;
      http.push(await overHttp(server, token, path));
      driver.push(await bareDriver(pool, (page) => statementsOf(pool, token, page)));
    }
  const measured = rounds.map(({ sized: { size }, http, driver }) => ({
    size,
    http: best(http),
    driver: best(driver),
  }));
  const [small, large] = measured.map(({ http }) => http.p99) as [number, number];
  return [
    ...measured.map(({ size, http, driver }) =>
      rateOf(`${list} at ${size} ${rows}`, http.perSecond, 'pg driver, same SQL', driver.perSecond, 0.6, 'requests/s'),
    ),
    atMost(`${list} p99 at 1M`, large, 'p99 at 10k', small, 1.5),
  ];
}
