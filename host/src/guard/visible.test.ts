import { doctor, item, route, withServices } from './routes.fixture.ts';
import { homeOf, viewerOf } from './visible.ts';

test('a visitor is seen with services, permissions and kind', () => {
  expect(viewerOf({ ...withServices(0, 7), isModelmaker: true, permissions: ['order:list'] })).toEqual({
    ...{ services: [0, 7], permissions: ['order:list'] },
    ...{ medical: false, modelmaker: true },
  });
});

describe('home', () => {
  const routes = [
    route('/aligner', { designType: 0 }),
    route('/report', { designType: 7 }),
    route('/account', { hidden: true }),
  ];
  const menus = [item('/aligner', 1), item('/report', 2)];

  test('is the menu of the preferred service', () => {
    expect(homeOf(menus, routes, { ...withServices(0, 7), designHomePage: 7 })).toBe('/report');
  });

  test('is the first menu when the preferred service is not among the user’s', () => {
    expect(homeOf(menus, routes, { ...withServices(0), designHomePage: 7 })).toBe('/aligner');
    expect(homeOf(menus, routes, { ...withServices(7), designHomePage: 0 })).toBe('/report');
  });

  test('is the first route that is not hidden when there is no menu', () => {
    expect(homeOf([], [route('/x', { hidden: true }), route('/detail/:id'), route('/tasks')], doctor)).toBe('/tasks');
  });

  test('is nowhere when nothing is visible', () => {
    expect(homeOf([], [route('/account', { hidden: true })], doctor)).toBeUndefined();
  });
});
