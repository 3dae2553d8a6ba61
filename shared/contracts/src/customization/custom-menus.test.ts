import type { ShellRoute } from '../platform/entities.ts';
import type { MenuItem } from '../platform/remote-manifest.ts';
import { visibleMenus, visibleRoutes } from '../platform/visible.ts';
import { customMenus, tidyMenus } from './custom-menus.ts';
import { type Customization, asBuilt } from './customization.ts';
import { menuProblem, viewerWith } from './menu-problem.ts';

const route = (path: string, more: Partial<ShellRoute> = {}): ShellRoute => ({
  ...{ path, title: { zh: path, en: path }, remote: 'cases', hidden: false, hiddenFor: [], unvisible: false },
  ...{ phone: false, fullWidth: false, panelWidth: false, fresh: false, public: false, bare: false },
  shape: 'page' as const,
  ...more,
});
const item = (key: string, order: number, more: Partial<MenuItem> = {}): MenuItem => ({
  ...{ key, title: { zh: `${key}中`, en: key }, path: `/${key}`, order },
  ...more,
});

const built = {
  menus: [item('cases', 10), item('orders', 20), item('production', 15), item('held', 30), item('console', 900)],
  routes: [
    route('/cases', { designType: 0, permission: 'case:list', phone: true }),
    route('/production', { permission: 'order:list', redirect: '/orders' }),
    route('/orders', { permission: 'order:list' }),
    route('/held', { permission: 'case:list', unvisible: true }),
    route('/console', { permission: 'platform:remote:list', phone: true }),
    route('/detail', { hidden: true }),
  ],
};
const said = (...entries: Customization['entries']): Customization => ({ order: null, entries });
const seenBy = (role: string, custom: Customization, services: readonly number[] = [0]) => {
  const { menus, routes } = customMenus(built, custom);
  return visibleMenus(menus, routes, viewerWith(role, services)).map(({ key }) => key);
};

test('nobody has said anything: the menu of the builds', () => {
  expect(seenBy('doctor', asBuilt)).toEqual(['cases', 'production', 'orders']);
});

test('names, order and service types', () => {
  const custom = {
    order: ['orders', 'cases', 'production'],
    entries: [{ key: 'cases', en: 'Aligners', designType: 7 }],
  };
  const { menus } = customMenus(built, custom);
  expect(menus.find(({ key }) => key === 'cases')?.title).toEqual({ zh: 'cases中', en: 'Aligners' });
  expect(seenBy('doctor', custom)).toEqual(['orders', 'production']);
  expect(seenBy('doctor', custom, [7])).toEqual(['orders', 'cases', 'production']);
  expect(seenBy('doctor', said({ key: 'cases', designType: null }), [])).toContain('cases');
});

test('the shell finds the order of operators again in what the server answers', () => {
  const { menus, routes } = customMenus(built, { order: ['orders', 'production', 'cases'], entries: [] });
  const viewer = viewerWith('doctor', [0]);
  const answered = visibleMenus(menus, routes, viewer).map(({ route: _route, ...rest }) => rest);
  expect(visibleMenus(answered, visibleRoutes(routes, viewer), viewer).map(({ key }) => key)).toEqual([
    'orders',
    'production',
    'cases',
  ]);
});

test('what is hidden is not reached either, and what a build holds back is not shown', () => {
  const { routes } = customMenus(built, said({ key: 'cases', hidden: true }, { key: 'held', hidden: false }));
  expect(routes.filter(({ unvisible }) => unvisible).map(({ path }) => path)).toEqual(['/cases', '/held']);
});

test('only what differs is kept', () => {
  const all = built.menus.map(({ key, title }) => ({ key, ...title, hidden: false }));
  expect(tidyMenus(built, said(...all))).toEqual(asBuilt);
  const same = said({ key: 'cases', designType: 0, phone: true }, { key: 'orders', designType: null, phone: true });
  expect(tidyMenus(built, same)).toEqual(said({ key: 'orders', phone: true }));
});

test.each<[string, Customization, string | undefined]>([
  ['another name', said({ key: 'cases', en: 'Aligners' }), undefined],
  ['a key that no build has', said({ key: 'users', en: 'Users' }), 'customKeyUnknown'],
  ['an order with such a key', { order: ['users'], entries: [] }, 'customKeyUnknown'],
  ['a service type that there is not', said({ key: 'cases', designType: 6 }), 'serviceTypeUnknown'],
  ['the console hidden', said({ key: 'console', hidden: true }), 'operatorEntryStays'],
  ['the console for a service', said({ key: 'console', designType: 0 }), 'operatorEntryStays'],
  ['the console not on phones', said({ key: 'console', phone: false }), 'operatorEntryStays'],
  ['the console renamed', said({ key: 'console', en: 'Operations' }), undefined],
  ['a page hidden that another one leads to', said({ key: 'orders', hidden: true }), 'menuLeadsNowhere'],
  [
    'both hidden, and the cases for everybody',
    said({ key: 'orders', hidden: true }, { key: 'production', hidden: true }, { key: 'cases', designType: null }),
    undefined,
  ],
  ['the only page of designers hidden', said({ key: 'cases', hidden: true }), 'noRouteLeft'],
  ['the only page of designers for another service', said({ key: 'cases', designType: 5 }), 'noRouteLeft'],
])('%s', (_, custom, expected) => {
  expect(menuProblem(built, custom)?.error).toBe(expected);
});

test('what was said about an item that is not live now may stay', () => {
  expect(menuProblem(built, said({ key: 'gone', en: 'Gone' }), ['gone'])).toBeNull();
});
