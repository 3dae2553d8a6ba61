import { doctor, item, route, withServices } from './routes.fixture.ts';
import { homeOf, mayReach, visibleMenus } from './visible.ts';

const keys = (...given: Parameters<typeof visibleMenus>): string[] => visibleMenus(...given).map(({ key }) => key);

describe('a route may be reached', () => {
  test('without a service type by everybody', () => {
    expect(mayReach(route('/account'), withServices())).toBe(true);
  });

  test('only with its service type; 0 is a service like any other', () => {
    expect(mayReach(route('/aligner', { designType: 0 }), withServices(5))).toBe(false);
    expect(mayReach(route('/aligner', { designType: 0 }), withServices(5, 0))).toBe(true);
  });

  test('not when it is dropped', () => {
    expect(mayReach(route('/aligner', { unvisible: true }), doctor)).toBe(false);
  });

  test('only with its permission', () => {
    const orders = route('/order-parent', { permission: 'order:list' });
    expect(mayReach(orders, { ...doctor, permissions: ['case:list'] })).toBe(false);
    expect(mayReach(orders, { ...doctor, permissions: ['order:list'] })).toBe(true);
  });

  test('though it is hidden from the menu', () => {
    expect(mayReach(route('/add-patient', { hidden: true }), doctor)).toBe(true);
  });
});

describe('the menu', () => {
  test('is in its order and follows the routes', () => {
    const routes = [
      route('/a'),
      route('/b'),
      route('/hidden', { hidden: true }),
      route('/dropped', { unvisible: true }),
    ];
    const menus = [item('/b', 2), item('/a', 1), item('/hidden', 3), item('/dropped', 4), item('/nowhere', 5)];
    expect(keys(menus, routes, doctor)).toEqual(['/a', '/b']);
  });

  test('hides the retainer list from medical users', () => {
    const routes = [route('/retainer', { hiddenFor: ['medical'] })];
    expect(keys([item('/retainer', 1)], routes, doctor)).toEqual(['/retainer']);
    expect(keys([item('/retainer', 1)], routes, { ...doctor, isMedical: true })).toEqual([]);
  });

  test('gives a modelmaker the children of the production menu, and nobody else', () => {
    const routes = [route('/production', { hiddenFor: ['modelmaker'] }), route('/order-parent', { hidden: true })];
    const menus = [item('/production', 1), item('/order-parent', 2, { onlyFor: 'modelmaker' })];
    expect(keys(menus, routes, { ...doctor, isModelmaker: true })).toEqual(['/order-parent']);
    expect(keys(menus, routes, doctor)).toEqual(['/production']);
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
