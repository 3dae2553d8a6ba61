import type pg from 'pg';
import { searchOf } from '../../src/modules/cases/list/search-text.ts';
import { databaseOf, removeAll } from './filled-databases.ts';

afterAll(removeAll);

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

test('0053: orders that are there are counted, each with the kind of its case', async () => {
  const old = await databaseOf('0051_model_processing_and_post_processing');
  await old.migrate();
  const kind = 'practice_id, doctor_id, status, discarded, order_status, product, special';
  const of = 'c.practice_id, c.doctor_id, c.status, o.discarded, o.status, o.product, o.special';
  const { rows } = await old.use((client) =>
    client.query<{ orders: string; counted: string; others: string }>(
      `with counted as (select ${kind}, sum(count) from production_order_counts group by ${kind}),
         there as (select ${of}, count(*) from production_orders o join cases c on c.pt_id = o.pt_id group by ${of})
       select (select count(*) from production_orders) as orders, (select sum(count) from production_order_counts) as counted,
         (select count(*) from (select * from there except select * from counted) x) as others`,
    ),
  );
  expect(Number(rows[0]?.orders)).toBeGreaterThan(10);
  expect(rows[0]).toEqual({ orders: rows[0]?.orders, counted: rows[0]?.orders, others: '0' });
});
