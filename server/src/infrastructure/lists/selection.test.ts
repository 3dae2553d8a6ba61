import { sql } from 'drizzle-orm';
import { PgDialect, bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../database/columns.ts';
import { type RowOf, columnsOf, computed, selection } from './selection.ts';

const things = pgTable('things', {
  thingId: rowId('thing_id').primaryKey(),
  name: text('thing_name').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  steps: integer('steps'),
  madeAt: moment('made_at').notNull(),
  goneAt: moment('gone_at'),
});

const written = (of: { readonly sql: ReturnType<typeof sql> }) => new PgDialect().sqlToQuery(of.sql);

test('a row says once what is selected, under which name, and of which type', () => {
  const row = selection({
    ...columnsOf(things, 't', 'thingId', 'name'),
    double: computed<number>(sql`t.steps * ${2}::int`),
    ...columnsOf(things, 't', 'madeAt'),
  });
  const { sql: statement, params } = written(row);
  expect(statement).toBe(
    't."thing_id" as "thingId", t."thing_name" as "name", t.steps * $1::int as "double", t."made_at" as "madeAt"',
  );
  expect(params).toEqual([2]);

  const typed: RowOf<typeof row> = { thingId: '1', name: 'one', double: 4, madeAt: '2026-11-22T08:00:00.000Z' };
  // @ts-expect-error a moment is an instant of the wire and no Date
  typed.madeAt = new Date();
  // @ts-expect-error what may be null in the table may be null in a row
  ((steps: number) => steps)(selection(columnsOf(things, 't', 'steps')).read([[null]])[0]!.steps);
  // @ts-expect-error no column of the table
  expect(() => columnsOf(things, 't', 'colour')).toThrow('no column colour');
});

test('values are read as the table says: moments as instants, large numbers as numbers, and null stays null', () => {
  const row = selection(columnsOf(things, 't', 'thingId', 'size', 'steps', 'madeAt', 'goneAt'));
  const found = ['7', '9007199254', null, '2026-11-22 08:00:00.5+00'];
  const read = { thingId: '7', size: 9_007_199_254, steps: null, madeAt: '2026-11-22T08:00:00.500Z' };
  expect(
    row.read([
      [...found, null],
      [...found, '2026-11-22 08:00:01+00'],
    ]),
  ).toEqual([
    { ...read, goneAt: null },
    { ...read, goneAt: '2026-11-22T08:00:01.000Z' },
  ]);
});

test('values are made of what stands in the row before them, and are not selected', () => {
  const row = selection(columnsOf(things, 't', 'name', 'steps'))
    .with('shown', ({ name, steps }) => `${name} (${steps ?? '–'})`)
    .with('long', ({ shown }) => shown.length > 8);
  expect(written(row).sql).toBe('t."thing_name" as "name", t."steps" as "steps"');
  expect(
    row.read([
      ['one', 12],
      ['another', null],
    ]),
  ).toEqual([
    { name: 'one', steps: 12, shown: 'one (12)', long: false },
    { name: 'another', steps: null, shown: 'another (–)', long: true },
  ]);
  const typed: boolean | undefined = row.read([])[0]?.long;
  expect(typed).toBeUndefined();
  // @ts-expect-error a value that is made later is not there yet
  selection(columnsOf(things, 't', 'name')).with('first', ({ second }) => second);
});
