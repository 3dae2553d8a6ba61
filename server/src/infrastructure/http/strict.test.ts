import { z } from 'zod';
import { strict } from './strict.ts';

const accepts = (schema: z.ZodType, value: unknown): boolean => strict(schema).safeParse(value).success;

test('an unknown field is refused at every depth', () => {
  const inner = z.object({ a: z.number() });
  const cases: [z.ZodType, unknown, unknown][] = [
    [inner, { a: 1 }, { a: 1, b: 2 }],
    [z.object({ inner }), { inner: { a: 1 } }, { inner: { a: 1, b: 2 } }],
    [z.array(inner), [{ a: 1 }], [{ a: 1, b: 2 }]],
    [z.object({ inner: inner.optional() }), { inner: { a: 1 } }, { inner: { a: 1, b: 2 } }],
    [inner.nullable(), { a: 1 }, { a: 1, b: 2 }],
    [inner.default({ a: 0 }), { a: 1 }, { a: 1, b: 2 }],
    [z.record(z.string(), inner), { x: { a: 1 } }, { x: { a: 1, b: 2 } }],
    [z.tuple([inner]), [{ a: 1 }], [{ a: 1, b: 2 }]],
    [z.union([inner, z.string()]), { a: 1 }, { a: 1, b: 2 }],
    [z.preprocess((value) => value, inner), { a: 1 }, { a: 1, b: 2 }],
  ];
  for (const [schema, good, bad] of cases) {
    expect(accepts(schema, good)).toBe(true);
    expect(accepts(schema, bad)).toBe(false);
  }
});

test('an object that says what it does with further fields keeps its way', () => {
  expect(strict(z.looseObject({ a: z.number() })).parse({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(accepts(z.object({ a: z.number() }).catchall(z.string()), { a: 1, b: 'x' })).toBe(true);
});

test('checks, defaults and changes of a schema stay', () => {
  const checked = z.object({ from: z.number(), to: z.number() }).refine(({ from, to }) => from <= to);
  expect(accepts(checked, { from: 2, to: 1 })).toBe(false);
  expect(accepts(checked, { from: 1, to: 2 })).toBe(true);
  expect(strict(z.object({ size: z.coerce.number().default(20) })).parse({})).toEqual({ size: 20 });
  expect(strict(z.object({ name: z.string().trim() })).parse({ name: ' a ' })).toEqual({ name: 'a' });
});
