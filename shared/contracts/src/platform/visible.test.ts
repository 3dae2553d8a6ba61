import type { MenuItem, RemoteManifest, RouteRecord } from './remote-manifest.ts';
import { routeRecord } from './remote-manifest.ts';
import type { ShellRoute } from './entities.ts';
import { type Viewer, inMenu, mayReach, visibleMenus, visibleRoutes } from './visible.ts';

const route = (path: string, more: Partial<RouteRecord> = {}): RouteRecord =>
  routeRecord.parse({ path, title: { zh: path, en: path }, ...more });

type Manifest = Pick<RemoteManifest, 'name' | 'routes' | 'menus'>;
const manifest = (name: string, parts: Omit<Manifest, 'name'>): Manifest => ({ name, ...parts });
const routesOf = (manifests: readonly Manifest[]): ShellRoute[] =>
  manifests.flatMap(({ name, routes }) => routes.map((each) => ({ ...each, remote: name })));
const menusOf = (manifests: readonly Manifest[]): MenuItem[] => manifests.flatMap(({ menus }) => menus);

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
const keys = (viewer: Viewer) => visibleMenus(menusOf(manifests), routesOf(manifests), viewer).map(({ key }) => key);
const paths = (viewer: Viewer) => visibleRoutes(routesOf(manifests), viewer).map(({ path }) => path);

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
    expect(visibleRoutes(routesOf(manifests), viewer).find(({ path }) => path === '/retainer')).toMatchObject({
      hidden: true,
    });
  });

  it('a modelmaker gets the children of the hidden production entry as items of their own', () => {
    const viewer = { ...doctor, permissions: ['order:list', 'order:produce'], services: [], modelmaker: true };
    const menus = visibleMenus(menusOf(manifests), routesOf(manifests), viewer);
    expect(menus.map(({ key, parent }) => [key, parent])).toEqual([
      ['order-parent', undefined],
      ['device', undefined],
    ]);
  });

  it('an item for one kind of user shows to nobody else', () => {
    expect(keys({ ...doctor, permissions: ['order:list', 'order:produce'] })).not.toContain('device');
  });

  it('an item of the phones’ bar comes with its hidden route, and goes with a route that is not for phones', () => {
    const messages = (phone: boolean) => [
      manifest('account', {
        routes: [route('/msg-center', { hidden: true, phone })],
        menus: [item('messages', '/msg-center', { phoneBar: true })],
      }),
    ];
    const shown = (phone: boolean) => visibleMenus(menusOf(messages(phone)), routesOf(messages(phone)), doctor);
    expect(shown(true).map(({ key }) => key)).toEqual(['messages']);
    expect(shown(false)).toEqual([]);
  });
});

describe('the server and the shell', () => {
  const flags = [false, true];
  const viewers: Viewer[] = flags.flatMap((medical) =>
    flags.flatMap((modelmaker) =>
      [[], ['order:list'], ['order:list', 'order:produce'], ['*:*:*']].flatMap((permissions) =>
        [[], [0], [0, 3, 4]].map((services) => ({ permissions, services, medical, modelmaker })),
      ),
    ),
  );
  /** Every way in which a route can be described, as far as it decides about a menu. */
  const routes: ShellRoute[] = flags.flatMap((hidden) =>
    flags.flatMap((unvisible) =>
      flags.flatMap((phone) =>
        ([[], ['medical'], ['modelmaker'], ['medical', 'modelmaker']] as const).flatMap((hiddenFor) =>
          [{}, { designType: 0 }, { designType: 4 }, { permission: 'order:produce' as const }].map((more, index) => ({
            ...route(`/r-${[hidden, unvisible, phone, hiddenFor.join('-'), index].join('-')}`, {
              ...{ hidden, unvisible, phone, hiddenFor: [...hiddenFor] },
              ...more,
            }),
            remote: 'cases',
          })),
        ),
      ),
    ),
  );
  const menus: MenuItem[] = routes.flatMap(({ path }, index) => [
    item(`plain-${index}`, path, { order: index % 7 }),
    item(`query-${index}`, `${path}?tab=1`, { parent: `plain-${index}` }),
    item(`bar-${index}`, path, { phoneBar: true }),
    item(`medical-${index}`, path, { onlyFor: 'medical' }),
    item(`maker-${index}`, path, { onlyFor: 'modelmaker', parent: `plain-${(index * 5) % routes.length}` }),
  ]);
  const handedOut = (viewer: Viewer) => ({
    menus: visibleMenus(menus, routes, viewer).map(({ route: _route, ...shown }) => shown),
    routes: visibleRoutes(routes, viewer),
  });

  it.each(viewers)('show $permissions, $services, medical $medical, production $modelmaker the same', (viewer) => {
    const answer = handedOut(viewer);
    const again = visibleMenus(answer.menus, answer.routes, viewer).map(({ route: _route, ...shown }) => shown);
    expect(again).toEqual(answer.menus);
    expect(visibleRoutes(answer.routes, viewer)).toEqual(answer.routes);
    expect(answer.routes.filter((each) => inMenu(each, viewer)).map(({ path }) => path)).toEqual(
      routes.filter((each) => mayReach(each, viewer) && inMenu(each, viewer)).map(({ path }) => path),
    );
  });

  it('show different viewers different things', () => {
    expect(new Set(viewers.map((viewer) => JSON.stringify(handedOut(viewer)))).size).toBeGreaterThan(20);
  });
});
