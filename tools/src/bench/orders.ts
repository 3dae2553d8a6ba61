import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { endpoints } from '@archway/contracts';
import { ArchwayServer, freePort } from '@archway/e2e/server';
import { startPostgres } from '../test/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import { statementsOfOrders } from './captured-sql.ts';
import { CALLERS, bareDriver, overHttp } from './list-load.ts';
import type { Load } from './load.ts';
import { login } from './login.ts';
import { fillOrders } from './many-orders.ts';
import { atMost, rateOf } from './rated.ts';

/** Sub-orders. */
const SMALL = 10_000;
const LARGE = 1_000_000;

/** The order list over HTTP against the bare driver with the same SQL, at 10,000 and at 1,000,000 sub-orders. */
export async function benchOrders(): Promise<BenchRow[]> {
  const postgres = await startPostgres(false);
  if (!postgres) throw new Error('The benchmark of the order list needs the PostgreSQL server programs');
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
  const pool = new pg.Pool({ connectionString: postgres.url, max: CALLERS });
  // The database ends with the benchmark; connections that it closes then are no failure.
  pool.on('error', () => undefined);
  const server = new ArchwayServer(await freePort(), folder, {
    DATABASE_URL: postgres.url,
    ARCHWAY_RATE_LIMIT: '100000000',
  });
  try {
    await server.start();
    const token = await login(server.url, 'demomaker');
    const measured: { size: number; http: Load; driver: Load }[] = [];
    for (const size of [SMALL, LARGE]) {
      await fillOrders(pool, size);
      const http = await overHttp(server, token, endpoints.production.orders.path);
      const driver = await bareDriver(pool, (page) => statementsOfOrders(pool, token, page));
      measured.push({ size, http, driver });
    }
    const [small, large] = measured.map(({ http }) => http.p99) as [number, number];
    return [
      ...measured.map(({ size, http, driver }) =>
        rateOf(
          `order list at ${size} sub-orders`,
          http.perSecond,
          'pg driver, same SQL',
          driver.perSecond,
          0.6,
          'requests/s',
        ),
      ),
      atMost('order list p99 at 1M', large, 'p99 at 10k', small, 1.5),
    ];
  } finally {
    await server.stop();
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
