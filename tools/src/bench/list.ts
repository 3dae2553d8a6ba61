import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ArchwayServer, freePort } from '@archway/e2e/server';
import { startPostgres } from '../test/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import { statementsOfPage } from './captured-sql.ts';
import { listScreenRows, measureListScreen } from './list-screen.ts';
import { filterRows, filtersOf, measureFilters } from './list-filters.ts';
import { CALLERS, bareDriver, overHttp } from './list-load.ts';
import type { Load } from './load.ts';
import { login } from './login.ts';
import { fillCases } from './many-cases.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const PATH = '/doctor/doc/pagePt';

const round = (value: number): number => Math.round(value * 100) / 100;

/** The case list over HTTP against the bare driver with the same SQL, at 10,000 and at 1,000,000 cases. */
export async function benchList(): Promise<BenchRow[]> {
  const postgres = await startPostgres(false);
  if (!postgres) throw new Error('The list benchmark needs the PostgreSQL server programs');
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
    const token = await login(server.url, 'democreator');
    const measured: { size: number; http: Load; driver: Load }[] = [];
    const filters = await filtersOf(pool);
    const filtered: Map<string, Load>[] = [];
    const screens: number[] = [];
    for (const size of [SMALL, LARGE]) {
      await fillCases(pool, size);
      measured.push({
        size,
        http: await overHttp(server, token, PATH),
        driver: await bareDriver(pool, (page) => statementsOfPage(pool, token, page)),
      });
      filtered.push(await measureFilters(server.url, token, filters));
      screens.push(await measureListScreen(server.url, token));
    }
    const rates = measured.map(({ size, http, driver }): BenchRow => {
      const ratio = http.perSecond / driver.perSecond;
      return {
        name: `case list at ${size} cases`,
        value: round(http.perSecond),
        unit: 'requests/s',
        peer: 'pg driver, same SQL',
        peerValue: round(driver.perSecond),
        ratio: round(ratio),
        goal: '>= 0.6',
        pass: ratio >= 0.6,
      };
    });
    const [small, large] = measured.map(({ http }) => http.p99) as [number, number];
    const growth = large / small;
    return [
      ...rates,
      {
        name: 'case list p99 at 1M',
        value: round(large),
        unit: 'ms',
        peer: 'p99 at 10k',
        peerValue: round(small),
        ratio: round(growth),
        goal: '<= 1.5',
        pass: growth <= 1.5,
      },
      ...listScreenRows(screens),
      ...filterRows(filtered),
    ];
  } finally {
    await server.stop();
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
