import { fromText, isOneOf, named, rowOf, valueSchema } from './values.ts';

const lights = [
  { value: 0, key: 'red' },
  { value: 1, key: 'amber' },
  { value: 7, key: 'green' },
] as const;

test('a table gives its values names, each with its own type', () => {
  const light = named(lights);
  const green: 7 = light.green;
  expect([light.red, light.amber, green]).toEqual([0, 1, 7]);
});

test('a schema takes the values of its table and no other', () => {
  const schema = valueSchema(lights);
  expect(lights.map(({ value }) => schema.parse(value))).toEqual([0, 1, 7]);
  for (const foreign of [2, -1, 0.5, '0', null, undefined]) expect(schema.safeParse(foreign).success).toBe(false);
});

test('in a query the same values come as text', () => {
  const schema = fromText(valueSchema(lights));
  expect([schema.parse('7'), schema.parse(7), schema.optional().parse(undefined)]).toEqual([7, 7, undefined]);
  for (const foreign of ['2', '', ' ', 'red', '7x', null, true]) expect(schema.safeParse(foreign).success).toBe(false);
});

test('a value of a later contract has no row, and is in no set', () => {
  expect(rowOf(lights, 1)?.key).toBe('amber');
  expect(rowOf(lights, 9)).toBeUndefined();
  expect([isOneOf([0, 7], 7), isOneOf([0, 7], 1), isOneOf([0, 7], '7')]).toEqual([true, false, false]);
});
