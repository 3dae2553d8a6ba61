import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { allOf, containing, ifGiven } from './conditions.ts';

const written = (condition: ReturnType<typeof sql>) => {
  const { sql: statement, params } = new PgDialect().sqlToQuery(condition);
  return [statement, ...params];
};

const status = (value: number) => sql`t.status = ${value}`;

test('a filter that nobody has set asks nothing; zero and false are set', () => {
  expect(ifGiven(undefined, status)).toBeUndefined();
  expect(ifGiven('', (text: string) => sql`t.name = ${text}`)).toBeUndefined();
  expect(written(ifGiven(0, status)!)).toEqual(['t.status = $1', 0]);
  expect(written(ifGiven(false, (value) => sql`t.gone = ${value}`)!)).toEqual(['t.gone = $1', false]);
});

test('an or inside of one condition does not open the others, and without any every row is meant', () => {
  expect(written(allOf(status(1), undefined, sql`t.a or t.b`))[0]).toBe('(t.status = $1) and (t.a or t.b)');
  expect(written(allOf(undefined))).toEqual(['true']);
});

test('what is looked for is no pattern', () => {
  expect(containing('50%')).toBe('%50\\%%');
  expect(containing('a_b\\')).toBe('%a\\_b\\\\%');
});
