import { findRoute, matchParams, matchesPath } from './match-path.ts';

test.each([
  ['/aligner', '/aligner', true],
  ['/aligner', '/aligner/', true],
  ['/aligner', '/aligner/1', false],
  ['/aligner', '/alignerx', false],
  ['/patient-detail/:id/:version', '/patient-detail/7/1', true],
  ['/patient-detail/:id/:version', '/patient-detail/7', false],
  ['/patient-detail/:id/:version', '/patient-detail//1', false],
  ['/console/*', '/console', true],
  ['/console/*', '/console/remotes/cases', true],
  ['/console/*', '/consoles', false],
  ['/pdf/', '/pdf', true],
])('%s and %s: %s', (pattern, pathname, expected) => {
  expect(matchesPath(pattern, pathname)).toBe(expected);
});

test('a literal path wins over a parameter, a parameter over a wildcard', () => {
  const routes = [{ path: '/case/*' }, { path: '/case/:id' }, { path: '/case/new' }];
  expect(findRoute(routes, '/case/new')?.path).toBe('/case/new');
  expect(findRoute(routes, '/case/7')?.path).toBe('/case/:id');
  expect(findRoute(routes, '/case/7/plan')?.path).toBe('/case/*');
  expect(findRoute(routes, '/other')).toBeUndefined();
});

test('a path gives the values of the parameters', () => {
  expect(matchParams('/patient-detail/:id/:version', '/patient-detail/4711/2')).toEqual({ id: '4711', version: '2' });
  expect(matchParams('/aligner', '/aligner')).toEqual({});
});
