import { errors } from '../wire/errors.ts';
import { pathParameters } from '../wire/address.ts';
import { isOnlyOurs } from '../wire/words.ts';
import { allApiEndpoints } from './endpoints.ts';
import { apiStatusOf } from './failure.ts';

test('ids and addresses are unique, and name every parameter', () => {
  const ids = allApiEndpoints.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const addresses = allApiEndpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const each of allApiEndpoints)
    expect([each.id, Object.keys(each.params?.shape ?? {}).sort()]).toEqual([each.id, pathParameters(each).sort()]);
});

test('what is written is said in our words: no call takes those of the wire', () => {
  expect(allApiEndpoints.some(({ params }) => Object.keys(params?.shape ?? {}).some(isOnlyOurs))).toBe(true);
  for (const { path } of allApiEndpoints) expect(path).not.toMatch(/\bpt\b|outpatient|scheme/i);
});

test.each(allApiEndpoints.map((each) => [each.id, each] as const))('the example of %s fits', (_id, each) => {
  expect(each.data.parse(each.example.answer)).toEqual(each.example.answer);
  if (each.body) each.body.parse(each.example.body);
  else expect(each.example).not.toHaveProperty('body');
});

test('a refusal has an HTTP status of its own, whatever pages are answered', () => {
  for (const name of Object.keys(errors) as (keyof typeof errors)[])
    expect([name, apiStatusOf(name).status >= 400]).toEqual([name, true]);
  expect(apiStatusOf('recordNotFound')).toEqual({ status: 404, type: 'notFound' });
  expect(apiStatusOf('photosMissing')).toEqual({ status: 422, type: 'refused' });
  expect(apiStatusOf('tooManyRequests')).toEqual({ status: 429, type: 'rateLimit' });
});
