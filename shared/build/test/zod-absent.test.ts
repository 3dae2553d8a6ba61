import { z } from '../browser/zod-absent.mjs';

test('definitions of any shape evaluate', () => {
  const base = z.object({ id: z.string().regex(/x/) });
  expect(() =>
    z.discriminatedUnion('type', [base.extend({ n: z.coerce.number().default(1) }), z.enum(['a'])]),
  ).not.toThrow();
  expect({ ...base.shape, own: 1 }).toEqual({ own: 1 });
});

test('running one says what to do', () => {
  expect(() => z.object({}).parse({})).toThrow('names zod among its own dependencies');
  expect(() => z.array(z.string()).safeParse([])).toThrow('names zod');
});

test('it may be awaited without hanging', async () => {
  await expect(Promise.resolve(z.string())).resolves.toBeDefined();
});
