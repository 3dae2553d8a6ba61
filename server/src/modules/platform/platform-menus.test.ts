import { type MenuItem, endpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { deployDeclared } from './testing/declared.fixture.ts';

const TOKEN = 'deploy-token-of-every-remote';
const { platform } = endpoints;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { ARCHWAY_DEPLOY_TOKEN: TOKEN } });
  await deployDeclared(server.api(TOKEN));
});
afterAll(() => server.stop());

/** The lists of whoever has every service. */
const clinical = ['aligner', 'crowDesign', 'plant', 'report'];
const designing = ['aligner', 'plan-tasks', 'crowDesign', 'plant', 'report'];
/** Centers help others with their audits. */
const helping = ['aligner', 'plan-tasks', 'assist-audits', 'crowDesign', 'plant', 'report'];
/** Whoever treats or operates has models processed; medical users and those who help do not see it. */
const ordering = (menu: readonly string[]): string[] => menu.toSpliced(menu.indexOf('report'), 0, 'retainer');
const lists = ['/aligner', '/crowDesign', '/plant', '/report'];

const menusOf = async (userName: string): Promise<MenuItem[]> =>
  (await (await server.login(userName)).call(platform.menuRoutes)).menus;

const routesOf = async (userName: string) => (await (await server.login(userName)).call(platform.menuRoutes)).routes;

/** A menu item, and in brackets the one that it stands below. */
const written = ({ key, parent }: MenuItem): string => (parent === undefined ? key : `${key} (${parent})`);

describe('the menu of each demonstration account', () => {
  it.each([
    ['democreator', [...ordering(designing), 'production', 'order-parent (production)']],
    ['demodoctor', [...ordering(clinical), 'production', 'order-parent (production)']],
    ['demoassistant', clinical],
    ['demodesigner', designing],
    ['demoauditor', designing],
    ['democenter', helping],
    ['demomaker', [...clinical, 'order-parent', 'print-batch', 'production-scan', 'label-manage']],
    [
      'demoadmin',
      [
        ...[...ordering(helping), 'production', 'order-parent (production)', 'print-batch (production)'],
        ...['production-scan (production)', 'label-manage (production)', 'console'],
      ],
    ],
    ['demooutsider', ['aligner', 'plan-tasks', 'production', 'order-parent (production)']],
    ['demoplanner', ['plant', 'report', 'production', 'order-parent (production)']],
  ])('%s', async (userName, expected) => {
    const desk = (await menusOf(userName)).filter(({ phoneBar }) => !phoneBar);
    expect(desk.map(written)).toEqual(expected);
  });

  it.each(['democreator', 'demodesigner', 'demomaker'])(
    '%s has the messages in the bar of phones',
    async (userName) => {
      const bar = (await menusOf(userName)).filter(({ phoneBar }) => phoneBar);
      expect(bar.map(({ path }) => path)).toEqual(['/msg-center']);
    },
  );
});

describe('the routes of a user', () => {
  it('those of services that the user lacks are gone', async () => {
    const paths = (await routesOf('demooutsider')).map(({ path }) => path);
    expect(paths).toContain('/aligner');
    expect(paths.filter((path) => lists.includes(path))).toEqual(['/aligner']);
  });

  it('whoever has not the service of a list does not reach it, and the message center is visible to everybody', async () => {
    const routes = await routesOf('demoplanner');
    expect(routes.flatMap(({ path }) => (lists.includes(path) ? path : []))).toEqual(['/plant', '/report']);
    expect((await routesOf('demooutsider')).filter(({ path }) => path === '/add-report')).toEqual([]);
    expect(routes.find(({ path }) => path === '/msg-center')).toMatchObject({ hidden: false, phone: true });
  });

  it('hidden ones are reachable, and say whose they are', async () => {
    const routes = await routesOf('demodoctor');
    expect(routes.find(({ path }) => path === '/add-patient')).toMatchObject({ remote: 'cases', hidden: true });
    expect(routes.find(({ path }) => path === '/account')).toMatchObject({ remote: 'account', hidden: true });
  });

  it('production management is hidden from a modelmaker, its orders are not', async () => {
    const routes = await routesOf('demomaker');
    expect(routes.find(({ path }) => path === '/production')).toMatchObject({ hidden: true });
    expect(routes.find(({ path }) => path === '/order-parent')).toMatchObject({ hidden: false });
  });

  it('the console belongs to administrators', async () => {
    expect((await routesOf('demodoctor')).filter(({ remote }) => remote === 'console')).toEqual([]);
    expect((await routesOf('demoadmin')).filter(({ remote }) => remote === 'console')).not.toEqual([]);
  });

  it('without a login there are only the public ones', async () => {
    const { publicRoutes } = await server.api().call(platform.remotes);
    expect(publicRoutes.every((route) => route.public)).toBe(true);
    await expect(server.api().refused(platform.menuRoutes)).resolves.toBe('logExpired');
  });
});
