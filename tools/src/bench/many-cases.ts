import type pg from 'pg';

/**
 * Fills the cases of every seeded practice up to `count` in total, as a bulk import would: rows copied from the seeded ones with other
 * numbers, names and times, then the counts anew.
 */
export async function fillCases(pool: pg.Pool, count: number): Promise<void> {
  const columns = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = 'cases' and is_generated = 'NEVER' and column_name not in ('pt_id', 'pt_no', 'update_time', 'create_time', 'status')`,
  );
  const copied = columns.rows.map((row) => `t.${row.column_name}`).join(', ');
  const names = columns.rows.map((row) => row.column_name).join(', ');
  await pool.query(
    `with t as (select *, row_number() over (order by pt_id) - 1 as n from (select * from cases order by pt_id limit 200) seeded),
       had as (select count(*)::int as rows, (select count(*)::int from t) as patterns from cases)
     insert into cases (${names}, pt_no, status, create_time, update_time)
     select ${copied}, 'B' || g.g, (array[0, 1, 2, 5, 6, 8, 10, 11, 12, 13, 31, 32, 33, 34])[1 + g.g % 14],
       now() - interval '1 minute' * (g.g % 500000) - interval '1 day', now() - interval '1 second' * g.g
     from (select i + had.rows as g, (i + had.rows) % had.patterns as n
       from had, generate_series(1, greatest(0, $1 - had.rows)) i) g
     join t on t.n = g.n`,
    [count],
  );
  await pool.query('delete from case_counts');
  await pool.query(
    `insert into case_counts (practice_id, service_type, doctor_id, entrust, design_center_id, handed_over, status, count)
     select practice_id, service_type, doctor_id, entrust, design_center_id, handed_over, status, count(*) from cases group by 1, 2, 3, 4, 5, 6, 7`,
  );
  await pool.query('vacuum analyze cases');
  await pool.query('vacuum analyze case_counts');
}
