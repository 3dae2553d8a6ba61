import { Agent } from 'node:http';
import { addressOf, endpoints } from '@archway/contracts';
import type pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import { get } from './get.ts';
import { load, type Load } from './load.ts';

const REQUESTS = 300;
const CALLERS = 4;

type Filters = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Everything that a reader filters or sorts the case list by. */
export async function filtersOf(pool: pg.Pool): Promise<Filters> {
  const one = async (text: string): Promise<string> => {
    const [row] = (await pool.query<{ value: string | null }>(text)).rows;
    if (!row?.value) throw new Error(`nothing to filter by: ${text}`);
    return row.value;
  };
  const name = await one('select patient_name as value from cases order by pt_id limit 1');
  const number = await one('select pt_no as value from cases order by pt_id limit 1');
  const order = await one('select order_no as value from production_orders order by 1 limit 1');
  const practice = await one('select practice_id::text as value from cases order by pt_id limit 1');
  const label = await one('select label_id::text as value from case_labels order by 1 limit 1');
  const byName = { sort: 'patientName', order: 'asc' };
  return new Map<string, Record<string, string>>([
    ['a tab', { tab: '1' }],
    ['a patient', { keyword: name }],
    ['a case ID', { keyword: number }],
    ['an order', { keyword: order }],
    ['nothing that there is', { keyword: 'zzqxzzq' }],
    ['a practice', { practiceId: practice }],
    ['a label', { label }],
    ['who designs', { entrust: '1' }],
    ['a year of creation', { createFrom: '2026-01-01', createTo: '2026-12-31' }],
    ['everything, by name', byName],
    ['everything, oldest first', { sort: 'createTime', order: 'asc' }],
    ['a tab of a practice of who designs, by name', { tab: '1', practiceId: practice, entrust: '1', ...byName }],
  ]);
}

/** Each filter over HTTP, one after the other. */
export async function measureFilters(url: string, token: string, filters: Filters): Promise<Map<string, Load>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const measured = new Map<string, Load>();
  for (const [name, query] of filters) {
    const address = addressOf(endpoints.cases.page, { query: { ...query, pageNum: '1', pageSize: '20' } });
    const call = (): Promise<void> => get(agent, url + address, token);
    await load(20, CALLERS, call);
    measured.set(name, await load(REQUESTS, CALLERS, call));
  }
  agent.destroy();
  return measured;
}

/** How much longer each filter takes over the larger list; both were measured in this run. */
export const filterRows = ([small, large]: readonly Map<string, Load>[]): BenchRow[] =>
  [...(large ?? [])].flatMap(([name, { p50 }]): BenchRow[] => {
    const before = small?.get(name)?.p50;
    if (before === undefined) return [];
    const ratio = p50 / before;
    return [
      {
        name: `case list by ${name}, p50 at 1M`,
        value: rounded(p50),
        unit: 'ms',
        peer: 'p50 at 10k',
        peerValue: rounded(before),
        ratio: rounded(ratio),
        goal: '<= 2',
        pass: ratio <= 2,
      },
    ];
  });

const rounded = (value: number): number => Math.round(value * 100) / 100;
