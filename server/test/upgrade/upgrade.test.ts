import { endpoints } from '@archway/contracts';
import type pg from 'pg';
import { searchOf } from '../../src/modules/cases/list/search-text.ts';
import { startTestServer } from '../harness.ts';
import { keptDataSets, loadDataSet, readDataSet, tablesOf } from './data-set.ts';
import { type OldDatabase, emptyDatabase, migrationsUntil, readJournal, removeMigrations } from './old-database.ts';
import { schemaOf } from './schema-of.ts';

const tags = readJournal().entries.map(({ tag }) => tag);
const made: OldDatabase[] = [];
const kept = <T extends OldDatabase>(old: T): T => {
  made.push(old);
  return old;
};
const originals = new Map<string, Promise<OldDatabase>>();

/** A database as it was when a migration was the last one, with what it held. */
async function databaseOf(migration: string): Promise<OldDatabase> {
  const original = originals.get(migration) ?? filled(migration);
  originals.set(migration, original);
  return kept(await (await original).copy());
}

async function filled(migration: string): Promise<OldDatabase> {
  const old = kept(await emptyDatabase());
  await old.migrate(migrationsUntil(migration));
  await old.use((client) => loadDataSet(client, readDataSet(migration)));
  return old;
}

let ofNew: Promise<unknown> | null = null;
/** The schema of an installation that begins today. */
const newSchema = (): Promise<unknown> =>
  (ofNew ??= (async () => {
    const fresh = kept(await emptyDatabase());
    await fresh.migrate();
    return fresh.use(schemaOf);
  })());

const rowsIn = async (client: pg.ClientBase): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ num: number }>(`select count(*)::int as num from "${table}"`);
    counts[table] = rows[0]?.num ?? 0;
  }
  return counts;
};

afterAll(async () => {
  for (const old of made) await old.remove();
  removeMigrations();
});

test('data are kept of the present schema and of the one before', () => {
  expect(keptDataSets()).toEqual(expect.arrayContaining(tags.slice(-2)));
});

const sets = keptDataSets();
const onPostgres = process.env['ARCHWAY_TEST_DATABASE_URL'] !== undefined;
const thorough = process.env['ARCHWAY_THOROUGH'] === 'on';
/** The first schema, the present one and the one before, and some between them. */
const everySo = (many: number): string[] => sets.filter((_set, at) => at % many === 0 || at >= sets.length - 2);
/** People work with these once they are up to date. */
const milestones = everySo(thorough || onPostgres ? 8 : sets.length);
/**
 * On PostgreSQL, where installations live, every fourth schema is brought up to date, before a release every one; on the
 * embedded engine, where that takes twenty seconds each, the milestones. The migrations between two of them are the same.
 */
const upgraded = thorough && onPostgres ? sets : onPostgres ? everySo(4) : milestones;

describe.each(upgraded)('a database of schema %s, with data', (migration) => {
  let old: OldDatabase;
  let before: Record<string, number>;

  beforeAll(async () => {
    old = await databaseOf(migration);
    before = await old.use(rowsIn);
  });

  it('gets the schema of a new one, and keeps its rows', async () => {
    await old.migrate();
    expect(await old.use(schemaOf)).toEqual(await newSchema());
    expect(before).toMatchObject({ cases: expect.any(Number) as number });
    expect(Object.values(before).reduce((sum, num) => sum + num)).toBeGreaterThan(1000);
    expect(await old.use(rowsIn)).toMatchObject(before);
  });

  if (!milestones.includes(migration)) return;

  it('is worked with: people log in, find their cases and open new ones', async () => {
    await old.rest();
    const server = await startTestServer({ again: old, keepData: true });
    try {
      const doctor = await server.login('democreator');
      const list = await doctor.call(endpoints.cases.page, { query: {} });
      expect(list.total).toBeGreaterThan(10);
      const [practice] = await doctor.call(endpoints.access.practices, {});
      const opened = await doctor.call(endpoints.cases.create, {
        body: {
          practiceId: practice?.practiceId ?? '',
          patientName: 'Ada',
          gender: '1',
          birthday: '1998-04-12',
          entrust: 0,
        },
      });
      const again = await doctor.call(endpoints.cases.page, { query: {} });
      expect([again.total, again.rows[0]?.caseId]).toEqual([list.total + 1, opened.caseId]);
    } finally {
      await server.stop();
    }
  });
});

test('0001: a default that earlier versions took as any number becomes a yes or a no', async () => {
  const old = await databaseOf('0000_initial');
  const defaults = (client: pg.ClientBase) =>
    client.query<{ name: string; value: number }>(
      `select setting_name as name, setting_default as value from settings where setting_type = 'cabinet' order by setting_default`,
    );
  await old.use(async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from users limit 1');
    for (const [name, value] of [
      ['odd', 5],
      ['yes', 1],
    ] as const)
      await client.query(
        `insert into settings (doctor_id, setting_type, storage_type, setting_content, setting_name, setting_default)
         values ($1, 'cabinet', 'text', '', $2, $3)`,
        [rows[0]?.id, name, value],
      );
  });
  await old.migrate();
  expect((await old.use(defaults)).rows).toEqual([
    { name: 'odd', value: 0 },
    { name: 'yes', value: 1 },
  ]);
});

test('0002: what an account held opens the ledger of the practice that it owns', async () => {
  const old = await databaseOf('0001_settings_default_known');
  await old.use((client) =>
    client.query(`update users set free_pt_num = 3, confirm_remaining_num = 700 where user_name = 'demodoctor'`),
  );
  await old.migrate();
  const { rows } = await old.use((client) =>
    client.query<{ holder: string | null; unit: string; balance: string; total: string; last: string }>(
      `select p.number as holder, a.unit, a.balance, coalesce(sum(e.amount), 0) as total,
         coalesce((array_agg(e.balance order by e.id desc))[1], 0) as last
       from credit_accounts a left join practices p on p.id = a.practice_id left join credit_entries e on e.account_id = a.id
       group by a.id, p.number order by p.number nulls last, a.unit`,
    ),
  );
  for (const { balance, total, last } of rows) expect([total, last]).toEqual([balance, balance]);
  const told = rows.map(({ holder, unit, balance }) => `${holder} ${unit} ${balance}`);
  // The doctor owns no practice: what such an account held could not be spent.
  expect(told).toEqual([
    ...['P10001 credits 640', 'P10001 freeModels 10', 'P10001 freeReports 5'],
    ...['P10002 credits 640', 'P10002 freeModels 10', 'P10002 freeReports 5'],
    ...['null assistAudits 0', 'null credits -1280', 'null freeCases 0', 'null freeModels -20', 'null freeReports -10'],
  ]);
});

test('0012: what stood as a complaint in the first step is the complaint of the prescription', async () => {
  const old = await databaseOf('0011_certification');
  const complaints = await old.use(async (client) => {
    await client.query(
      `update case_versions set main_complaint = '' where pt_id = (select min(pt_id) from case_versions)`,
    );
    const { rows } = await client.query<{ id: string; version: number; words: string }>(
      `select pt_id as id, version, main_complaint as words from case_versions
       where main_complaint <> '' order by pt_id, version`,
    );
    return rows;
  });
  expect(complaints.length).toBeGreaterThan(10);
  await old.migrate();
  const { rows } = await old.use((client) =>
    client.query<{ id: string; version: number; words: string }>(
      `select pt_id as id, version, content->>'complaint' as words from case_prescriptions order by pt_id, version`,
    ),
  );
  expect(rows).toEqual(complaints);
});

test('0019: cases are found by the orders that they have, as if they had been written today', async () => {
  const old = await databaseOf('0018_treatment_of_versions');
  await old.use((client) =>
    client.query(`update production_orders set order_name = '错𬌗 Ｓet Two' where order_id in
      (select order_id from production_orders order by order_id limit 3)`),
  );
  await old.migrate();
  const { rows } = await old.use((client) =>
    client.query<{ no: string; name: string; orders: string[]; text: string; grams: string[] }>(
      `select pt_no as no, patient_name as name, order_names as orders, search_text as text, search_grams as grams
       from cases`,
    ),
  );
  expect(rows.filter(({ orders }) => orders.includes('错𬌗 Ｓet Two')).length).toBeGreaterThan(0);
  for (const { no, name, orders, text, grams } of rows) {
    const { searchText, searchGrams } = searchOf({ ptNo: no, patientName: name, orderNames: orders });
    expect([text, [...grams].sort()]).toEqual([searchText, [...searchGrams].sort()]);
  }
});

describe('a numbered migration', () => {
  const last = tags.at(-1) ?? '';
  const next = (sql: string): string => migrationsUntil(last, { '9999_next': sql });

  it('moves data, once', async () => {
    const old = await databaseOf(last);
    const folder = next(
      `alter table cases add column shown text;
       update cases set shown = upper(patient_name);
       alter table cases alter column shown set not null`,
    );
    await old.migrate(folder);
    await old.migrate(folder);
    const shown = await old.use((client) =>
      client.query<{ num: number }>(`select count(*)::int as num from cases where shown = upper(patient_name)`),
    );
    expect(shown.rows[0]?.num).toBe((await old.use(rowsIn))['cases']);
    // The version that does not know it must not go on.
    await expect(old.migrate()).rejects.toThrow(/another version made it[\s\S]*Nothing was changed/);
  });

  it('that fails half-way leaves everything as it was, and says so', async () => {
    const old = await databaseOf(last);
    const [schema, rows] = [await old.use(schemaOf), await old.use(rowsIn)];
    const broken = next(
      `delete from cases; --> statement-breakpoint\nalter table cases add column shown text not null; --> statement-breakpoint\nselect no_such_column from cases`,
    );
    await expect(old.migrate(broken)).rejects.toThrow(/no_such_column[\s\S]*Nothing was changed/);
    expect(await old.use(schemaOf)).toEqual(schema);
    expect(await old.use(rowsIn)).toEqual(rows);
    await old.migrate();
  });
});
