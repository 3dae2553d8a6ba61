import type { MenuItem } from '@archway/contracts';
import { manifest, route } from '../testing/builds.fixture.ts';
import { type Viewer, publicRoutes, visibleMenus, visibleRoutes } from './visible.ts';

const item = (key: string, path: string, more: Partial<MenuItem> = {}): MenuItem => ({
  key,
  title: { zh: key, en: key },
  path,
  order: 100,
  ...more,
});

const cases = manifest('cases', {
  routes: [
    route('/aligner', { designType: 0 }),
    route('/plant', { designType: 3 }),
    route('/add-patient', { hidden: true, permission: 'case:add' }),
    route('/gone', { unvisible: true }),
    route('/invite', { public: true }),
  ],
  menus: [
    item('plant', '/plant', { order: 30 }),
    item('aligner', '/aligner', { order: 10 }),
    item('add', '/add-patient'),
    item('gone', '/gone'),
  ],
});
const production = manifest('production', {
  routes: [
    route('/production', { permission: 'order:list', hiddenFor: ['modelmaker'] }),
    route('/order-parent', { permission: 'order:list' }),
    route('/device', { permission: 'order:produce', hidden: true }),
    route('/retainer', { designType: 4, hiddenFor: ['medical'] }),
  ],
  menus: [
    item('production', '/production', { order: 60 }),
    item('order-parent', '/order-parent', { order: 61, parent: 'production' }),
    item('device', '/device', { order: 62, parent: 'production', onlyFor: 'modelmaker' }),
    item('retainer', '/retainer', { order: 40 }),
  ],
});
const manifests = [cases, production];

const doctor: Viewer = {
  permissions: ['case:list', 'case:add', 'order:list'],
  services: [0, 3, 4],
  medical: false,
  modelmaker: false,
};
const keys = (viewer: Viewer) => visibleMenus(manifests, viewer).map(({ key }) => key);
const paths = (viewer: Viewer) => visibleRoutes(manifests, viewer).map(({ path }) => path);

describe('menus and routes of a user', () => {
  it('come in their order, without hidden and dropped entries', () => {
    expect(keys(doctor)).toEqual(['aligner', 'plant', 'retainer', 'production', 'order-parent']);
  });

  it('a service that the user lacks takes route and menu away', () => {
    const viewer = { ...doctor, services: [0] };
    expect(keys(viewer)).toEqual(['aligner', 'production', 'order-parent']);
    expect(paths(viewer)).not.toContain('/plant');
  });

  it('a permission that the user lacks takes route and menu away', () => {
    const viewer = { ...doctor, permissions: ['case:list'] };
    expect(keys(viewer)).toEqual(['aligner', 'plant', 'retainer']);
    expect(paths(viewer)).not.toContain('/add-patient');
  });

  it('the wildcard opens what needs a permission, and not a service', () => {
    const viewer = { ...doctor, permissions: ['*:*:*'], services: [] };
    expect(paths(viewer)).toEqual(['/add-patient', '/invite', '/production', '/order-parent', '/device']);
  });

  it('a hidden route is reachable, a dropped one is not', () => {
    expect(paths(doctor)).toContain('/add-patient');
    expect(paths(doctor)).not.toContain('/gone');
  });

  it('for a medical user the retainer is out of the menu and still reachable', () => {
    const viewer = { ...doctor, medical: true };
    expect(keys(viewer)).not.toContain('retainer');
    expect(visibleRoutes(manifests, viewer).find(({ path }) => path === '/retainer')).toMatchObject({ hidden: true });
  });

  it('a modelmaker gets the children of the hidden production entry as items of their own', () => {
    const viewer = { ...doctor, permissions: ['order:list', 'order:produce'], services: [], modelmaker: true };
    const menus = visibleMenus(manifests, viewer);
    expect(menus.map(({ key, parent }) => [key, parent])).toEqual([
      ['order-parent', undefined],
      ['device', undefined],
    ]);
  });

  it('an item for one kind of user shows to nobody else', () => {
    expect(keys({ ...doctor, permissions: ['order:list', 'order:produce'] })).not.toContain('device');
  });

  it('public routes are those that need no login', () => {
    expect(publicRoutes(manifests).map(({ path, remote }) => [path, remote])).toEqual([['/invite', 'cases']]);
  });

  it('an item of the phones’ bar comes with its hidden route, and goes with a route that is not for phones', () => {
    const messages = (phone: boolean) =>
      manifest('account', {
        routes: [route('/msg-center', { hidden: true, phone })],
        menus: [item('messages', '/msg-center', { phoneBar: true })],
      });
    expect(visibleMenus([messages(true)], doctor).map(({ key }) => key)).toEqual(['messages']);
    expect(visibleMenus([messages(false)], doctor)).toEqual([]);
  });
});
