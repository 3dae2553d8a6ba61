import { sql } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { containing } from './conditions.ts';
import { ordered, sortColumn } from './order.ts';
import { countRows, selectPage, selectPlanned, totalByPage } from './page.ts';
import { computed, selection } from './selection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());

const row = selection({ n: computed<number>(sql`n`) });
const upTo = (most: number) => sql`generate_series(1, ${most}::int) as n where n <> ${3}`;

const pageOf = (most: number, pageNum: number, direction: 'asc' | 'desc' = 'desc') =>
  selectPage(server.ctx.db, {
    row,
    from: upTo(most),
    order: ordered(['n'], direction),
    page: { pageNum, pageSize: 4 },
  });

test('pages follow each other in order, with the number of all rows', async () => {
  expect(await pageOf(10, 1)).toEqual({ rows: [10, 9, 8, 7].map((n) => ({ n })), total: 9 });
  expect(await pageOf(10, 3)).toEqual({ rows: [{ n: 1 }], total: 9 });
  expect((await pageOf(10, 1, 'asc')).rows).toEqual([1, 2, 4, 5].map((n) => ({ n })));
  expect(await pageOf(10, 7)).toEqual({ rows: [], total: 9 });
  expect(await pageOf(0, 1)).toEqual({ rows: [], total: 0 });
});

test('a page tells the number of all rows unless it is full, or lies behind the last', () => {
  expect(totalByPage({ pageNum: 1, pageSize: 4 }, 0)).toBe(0);
  expect(totalByPage({ pageNum: 3, pageSize: 4 }, 1)).toBe(9);
  expect(totalByPage({ pageNum: 2, pageSize: 4 }, 4)).toBeNull();
  expect(totalByPage({ pageNum: 7, pageSize: 4 }, 0)).toBeNull();
});

test('planned or not, rows are the same', async () => {
  const { db } = server.ctx;
  expect(await selectPlanned(db, row, sql`${upTo(4)} ${ordered(['n'], 'asc')}`)).toEqual([1, 2, 4].map((n) => ({ n })));
  expect(await countRows(db, upTo(4))).toBe(3);
});

test('wildcards of a search are looked for as they are', async () => {
  const texts = sql`unnest(array['50%', '500', 'a_b', 'aXb', 'a\\b']) as n where n like`;
  const found = async (text: string) => {
    const { rows } = await selectPage(server.ctx.db, {
      row: selection({ n: computed<string>(sql`n`) }),
      from: sql`${texts} ${containing(text)}`,
      order: ordered(['n'], 'asc'),
      page: { pageNum: 1, pageSize: 10 },
    });
    return rows.map(({ n }) => n);
  };
  expect(await found('50%')).toEqual(['50%']);
  expect(await found('a_b')).toEqual(['a_b']);
  expect(await found('a\\b')).toEqual(['a\\b']);
});

test('a list is sorted by what may be asked for and by nothing else', () => {
  const columns = { updateTime: 'c.update_time', name: 'c.name' } as const;
  expect(sortColumn(columns, 'name')).toBe('c.name');
  expect(() => sortColumn(columns, 'n; drop table cases' as 'name')).toThrow('no list is sorted by');
  expect(() => sortColumn(columns, 'constructor' as 'name')).toThrow('no list is sorted by');
});
