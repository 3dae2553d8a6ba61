import { Agent } from 'node:http';
import type pg from 'pg';
import { API_BASE } from '@archway/contracts';
import type { ArchwayServer } from '@archway/e2e/server';
import type { Statement } from './captured-sql.ts';
import { get } from './get.ts';
import { load, type Load } from './load.ts';

const REQUESTS = 1500;
export const CALLERS = 8;
const PAGES = 5;

/** The first pages of a list over HTTP. @param path of its endpoint */
export async function overHttp(server: ArchwayServer, token: string, path: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const page = (call: number): Promise<void> =>
    get(agent, `${server.url}${API_BASE}${path}?pageNum=${1 + (call % PAGES)}&pageSize=20`, token);
  await load(200, CALLERS, page);
  const result = await load(REQUESTS, CALLERS, page);
  agent.destroy();
  return result;
}

/** The same pages by the bare driver. */
export async function bareDriver(pool: pg.Pool, statementsOf: (page: number) => Promise<Statement[]>): Promise<Load> {
  const pages: Statement[][] = [];
  for (let page = 1; page <= PAGES; page += 1) pages.push(await statementsOf(page));
  const run = async (call: number): Promise<void> => {
    for (const { text, values } of pages[call % PAGES] ?? []) await pool.query(text, values);
  };
  await load(200, CALLERS, run);
  return load(REQUESTS, CALLERS, run);
}
