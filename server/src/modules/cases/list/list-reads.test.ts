import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, newLabel, practiceId } from '../cases.fixture.ts';
import { caseLabels, cases } from '../schema.ts';
import type { ScopeGroup } from '../scope/scope-sql.ts';
import { type CaseFilter, pageSql } from './list-query-sql.ts';
import { searchOf } from './search-text.ts';

const MANY = 12_000;
/** What a page may read of tables: some hundred rows, and never all. */
const FEW = 600;

let server: TestServer;
let creator: TestClient;
let main: string;
let own: string;
let colleague: string;
let labels: { common: string; other: string; rare: string };

beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  main = await practiceId(server, 'P10001');
  own = (await callerOf(server, creator)).userId;
  colleague = (await callerOf(server, await server.login('demodoctor'))).userId;
  const category = await newLabel(creator, main, 'Reads');
  labels = {
    common: await newLabel(creator, main, 'Common', category),
    other: await newLabel(creator, main, 'Other', category),
    rare: await newLabel(creator, main, 'Rare', category),
  };
  for (let from = 0; from < MANY; from += 1000) await fill(from, 1000);
  // As the database does by itself some minutes later: what was just written waits in a list beside the index of words,
  // which has to be read whole until then.
  await server.ctx.db.execute(sql`vacuum (analyze) cases`);
  await server.ctx.db.execute(sql`vacuum (analyze) case_labels`);
  await server.ctx.db.execute(sql`analyze`);
});
afterAll(() => server.stop());

async function fill(from: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = from + index;
    const time = new Date(Date.UTC(2020, 0, 1) + at * 60_000);
    const [ptNo, patientName, orderNames] = [`READ-${at}`, `Reader ${(at * 7919) % MANY}`, [`PO-9-${at}`]];
    return {
      ...{ practiceId: main, creatorId: own, doctorId: at % 2 ? own : colleague, gender: '1' as const },
      ...{
        birthday: '1990-01-01',
        entrust: 0 as const,
        productType: 'aligner' as const,
        ptNo,
        patientName,
        orderNames,
      },
      ...{ createTime: time, updateTime: time, ...searchOf({ ptNo, patientName, orderNames }) },
    };
  });
  const made = await server.ctx.db.insert(cases).values(rows).returning({ caseId: cases.caseId });
  const marks = made.flatMap(({ caseId }, index) => [
    ...(index % 2 ? [{ caseId, labelId: labels.common }] : []),
    ...(index % 3 ? [{ caseId, labelId: labels.other }] : []),
    ...(index === 501 ? [{ caseId, labelId: labels.rare }] : []),
  ]);
  await server.ctx.db.insert(caseLabels).values(marks);
}

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows of tables that a plan has looked at. */
function readBy(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const here = plan['Relation Name'] ? (plan['Actual Rows'] + removed) * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, inner) => sum + readBy(inner), here);
}

async function read(
  groups: readonly ScopeGroup[],
  filter: Partial<CaseFilter>,
): Promise<{ rows: number; read: number }> {
  const asked: CaseFilter = {
    ...{ serviceType: 0, tab: -1, utcOffset: 0, sort: 'updateTime', order: 'desc', pageNum: 1, pageSize: 20 },
    labelIds: null,
    ...filter,
  };
  const { rows } = await server.ctx.db.execute<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    sql`explain (analyze, format json) ${pageSql(groups, asked, own)}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('nothing was explained');
  return { rows: plan['Actual Rows'], read: readBy(plan) };
}

const scopes: Readonly<Record<string, () => ScopeGroup[]>> = {
  'a practice': () => [{ practiceIds: [main], anyOf: [{}] }],
  'a doctor’s own': () => [{ practiceIds: [main], anyOf: [{ doctorId: own }] }],
  'all practices': () => [{ practiceIds: null, anyOf: [{}] }],
};
const filters: Readonly<Record<string, () => Partial<CaseFilter>>> = {
  'the newest first': () => ({}),
  'by time of creation': () => ({ sort: 'createTime', order: 'asc' }),
  'by patient': () => ({ sort: 'patientName', order: 'asc' }),
  'a tab': () => ({ tab: 2 }),
  'a label that many carry': () => ({ labelIds: [labels.common] }),
  'a label that few carry': () => ({ labelIds: [labels.rare] }),
  'any label of a category': () => ({ labelIds: [labels.common, labels.other] }),
  'a label, by patient': () => ({ labelIds: [labels.common], sort: 'patientName' }),
  'an order number': () => ({ keyword: 'po-9-7001' }),
  'a view of tab, label, words and order': () => ({
    tab: 2,
    labelIds: [labels.common],
    keyword: 'reader 77',
    sort: 'createTime',
  }),
};

describe.each(Object.entries(scopes))('of many cases a page of %s', (_scope, groups) => {
  test.each(Object.entries(filters))('%s reads few', async (_filter, filter) => {
    const { rows, read: looked } = await read(groups(), filter());
    expect(rows).toBeGreaterThan(0);
    expect(looked).toBeLessThan(FEW);
  });
});

test('a page without an index to stop in reads all: so would the others', async () => {
  const { rows } = await server.ctx.db.execute<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    sql`explain (analyze, format json) select c.pt_id from cases c order by md5(c.patient_name) limit 20`,
  );
  expect(readBy(rows[0]?.['QUERY PLAN'][0]?.Plan as Plan)).toBeGreaterThan(MANY);
});
