import type { z } from 'zod';
import { allEndpoints } from './all-endpoints.ts';
import { wireWords } from './wire/words.ts';

type Schema = z.core.$ZodType;

/** Every field of a schema, at any depth, with the names of the fields beside it. */
function fieldsOf(schema: Schema): { name: string; field: z.ZodType; beside: readonly string[] }[] {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const shape = def['shape'] as Record<string, z.ZodType> | undefined;
  const own = Object.entries(shape ?? {}).map(([name, field]) => ({ name, field, beside: Object.keys(shape ?? {}) }));
  const inner = ['element', 'innerType', 'left', 'right', 'valueType', 'in', 'out'].flatMap((key) => def[key] ?? []);
  const several = [...((def['options'] ?? []) as Schema[]), ...((def['items'] ?? []) as Schema[])];
  return [
    ...own,
    ...[...own.map(({ field }) => field), ...(inner as Schema[]), ...several].flatMap((each) => fieldsOf(each)),
  ];
}

// What a page reports of itself is taken as it comes, and shown as it came: a wrong report says something, too.
const reports: readonly string[] = ['system.log', 'system.logs'];
const held = allEndpoints.filter(({ id }) => !reports.includes(id));
const parts = held.flatMap(({ id, params, query, body, data }) =>
  [params, query, body, data].flatMap((part) =>
    part ? fieldsOf(part).map((field) => [`${id}: ${field.name}`, field] as const) : [],
  ),
);
const named = (name: string, beside = name) =>
  parts
    .filter(([, field]) => field.name === name && field.beside.includes(beside))
    .map(([at, { field }]) => [at, field] as const);
const takes = (field: z.ZodType, value: unknown): boolean => field.safeParse(value).success;

// The wire keeps older words; each means one thing wherever it stands.
test.each(named('caseId'))('%s is the id of a case, as text', (_at, field) => {
  expect(['1', '900719925474099312'].filter((value) => !takes(field, value))).toEqual([]);
  expect(['0', '', 'x', '-1', 1].filter((value) => takes(field, value))).toEqual([]);
});

test.each(named('version', 'caseId'))('%s of a case counts from 1', (_at, field) => {
  expect([1, 2].filter((value) => !takes(field, value))).toEqual([]);
  expect([0, -1, 1.5, 'x'].filter((value) => takes(field, value))).toEqual([]);
});

test.each(named('stage'))('%s is the treatment phase and counts from 1', (_at, field) => {
  expect([1, 2].filter((value) => !takes(field, value))).toEqual([]);
  expect([0, -1, 1.5, '1'].filter((value) => takes(field, value))).toEqual([]);
});

test.each(Object.entries(wireWords))('no field is called as the wire calls %s', (_ours, theirs) => {
  expect(parts.filter(([, { name }]) => name === theirs).map(([at]) => at)).toEqual([]);
});

test('there is something to hold', () => {
  expect(Math.min(named('caseId').length, named('version', 'caseId').length, named('stage').length)).toBeGreaterThan(1);
});
