import type pg from 'pg';

/** Sub-orders of each order that is made up: a usual treatment. */
const PER_ORDER = 10;

/** What is copied of a row: all columns but those that are made up. */
async function columnsOf(pool: pg.Pool, table: string, own: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map((row) => row.column_name).filter((name) => !own.includes(name));
}

/**
 * Fills the production orders up to `count` sub-orders in total: seeded ones copied with other numbers and times, ten
 * sub-orders each.
 */
export async function fillOrders(pool: pg.Pool, count: number): Promise<void> {
  const columns = await columnsOf(pool, 'production_orders', ['order_id', 'order_no', 'order_time', 'client_key']);
  const copied = columns.map((name) => `t.${name}`).join(', ');
  await pool.query(
    `with t as (select *, row_number() over (order by order_id) - 1 as n from production_orders where order_no not like 'B%'),
       had as (select (select count(*)::int from production_sub_orders) as rows, (select count(*)::int from t) as patterns,
         (select count(*)::int from production_orders) as orders)
     insert into production_orders (${columns.join(', ')}, order_no, order_time)
     select ${copied}, 'B' || g.g, now() - interval '1 minute' * (g.g % 500000) - interval '1 day'
     from (select i + had.orders as g, (i + had.orders) % had.patterns as n
       from had, generate_series(1, greatest(0, ($1 - had.rows) / ${PER_ORDER})) i) g
     join t on t.n = g.n`,
    [count],
  );
  await pool.query(
    `insert into production_sub_orders (order_id, number, code, kind, upper_steps, lower_steps, pieces, status)
     select o.order_id, i, o.order_no || '-' || lpad(i::text, 2, '0'), 'aligner', '01~02', '01~02', 4, (o.order_id + i) % 7
     from production_orders o, generate_series(1, ${PER_ORDER}) i
     where o.order_no like 'B%' and not exists (select 1 from production_sub_orders s where s.order_id = o.order_id)`,
  );
  await pool.query('delete from production_order_counts');
  const kind = 'practice_id, service_type, doctor_id, entrust, design_center_id, handed_over, status';
  const of = [
    ...kind.split(', ').map((name) => `c.${name}`),
    'o.discarded',
    'o.status',
    'o.product',
    'o.special',
  ].join();
  await pool.query(
    `insert into production_order_counts (${kind}, discarded, order_status, product, special, count)
     select ${of}, count(*) from production_orders o join cases c on c.pt_id = o.pt_id group by ${of}`,
  );
  await pool.query('vacuum analyze production_order_counts');
  await pool.query('vacuum analyze production_orders');
  await pool.query('vacuum analyze production_sub_orders');
}
