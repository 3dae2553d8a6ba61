import { manifest, route } from '../testing/builds.fixture.ts';
import { publicRoutes, routesOf } from './visible.ts';

const cases = manifest('cases', {
  routes: [route('/aligner'), route('/invite', { public: true }), route('/old', { public: true, unvisible: true })],
});
const production = manifest('production', { routes: [route('/production')] });

test('routes come with their remotes', () => {
  expect(routesOf([cases, production]).map(({ path, remote }) => [path, remote])).toEqual([
    ['/aligner', 'cases'],
    ['/invite', 'cases'],
    ['/old', 'cases'],
    ['/production', 'production'],
  ]);
});

test('public routes are those that need no login and are there', () => {
  expect(publicRoutes([cases, production]).map(({ path, remote }) => [path, remote])).toEqual([['/invite', 'cases']]);
});
