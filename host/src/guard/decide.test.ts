import { decide } from './decide.ts';
import type { Situation } from './decide.ts';
import { doctor, item, route, withServices } from './routes.fixture.ts';

const aligner = route('/aligner', { designType: 0 });
const report = route('/report', { designType: 7 });
const account = route('/account', { hidden: true, remote: 'account' });
const viewer = route('/viewer', { hidden: true, bare: true, remote: 'viewer3d' });
const production = route('/production', { redirect: '/order-parent', remote: 'production' });
const register = route('/register', { public: true, hidden: true, remote: 'account' });

const at = (path: string): Situation['location'] => {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash };
};

const stranger = (path: string, more: Partial<Situation> = {}): Situation => ({
  location: at(path),
  token: null,
  visitor: null,
  registry: 'ready',
  entry: 'idle',
  menus: [],
  userRoutes: [],
  publicRoutes: [register],
  ownedPaths: ['/aligner', '/report', '/account', '/register', '/viewer', '/production'],
  parameter: null,
  ...more,
});

const user = (path: string, more: Partial<Situation> = {}): Situation =>
  stranger(path, {
    token: 't',
    visitor: doctor,
    entry: 'ready',
    menus: [item('/aligner', 1), item('/report', 2)],
    userRoutes: [aligner, report, account, viewer, production],
    ...more,
  });

const redirect = (to: string) => ({ kind: 'redirect', to });
const host = (screen: string) => ({ kind: 'host', screen });

describe('without a login', () => {
  test.each(['/login', '/test'])('%s is shown', (path) => {
    expect(decide(stranger(path))).toEqual(host(path.slice(1)));
  });

  test('a public route of a remote is shown, without the shell around it', () => {
    expect(decide(stranger('/register'))).toEqual({ kind: 'remote', route: register, bare: true });
  });

  test('every other address leads to the login, which knows the way back', () => {
    expect(decide(stranger('/account?key=11&type=team'))).toEqual(
      redirect('/login?redirect=%2Faccount%3Fkey%3D11%26type%3Dteam'),
    );
    expect(decide(stranger('/no-such-page'))).toEqual(redirect('/login?redirect=%2Fno-such-page'));
    expect(decide(stranger('/'))).toEqual(redirect('/login'));
  });

  test('nothing is decided before the public routes are known', () => {
    expect(decide(stranger('/register', { registry: 'loading', publicRoutes: [] }))).toEqual({ kind: 'wait' });
  });

  test('the login works though the registry does not', () => {
    const failed = { registry: 'failed', publicRoutes: [] } as const;
    expect(decide(stranger('/login', failed))).toEqual(host('login'));
    expect(decide(stranger('/aligner', failed))).toEqual(redirect('/login?redirect=%2Faligner'));
  });
});

describe('with a login', () => {
  test.each(['/', '/login', '/patient'])('%s leads to the home page', (path) => {
    expect(decide(user(path))).toEqual(redirect('/aligner'));
  });

  test('home follows the preference', () => {
    expect(decide(user('/', { visitor: { ...withServices(0, 7), designHomePage: 7 } }))).toEqual(redirect('/report'));
  });

  test('nothing is decided before the menus are there', () => {
    expect(decide(user('/', { entry: 'loading' }))).toEqual({ kind: 'wait' });
    expect(decide(user('/', { visitor: null }))).toEqual({ kind: 'wait' });
  });

  test('menus that cannot be had say so and can be asked for again', () => {
    expect(decide(user('/aligner', { entry: 'failed' }))).toEqual(host('entryFailed'));
  });

  test('a route of the user is shown inside the shell', () => {
    expect(decide(user('/aligner'))).toEqual({ kind: 'remote', route: aligner, bare: false });
  });

  test('a route of a service that the user does not have leads home', () => {
    expect(decide(user('/report'))).toEqual(redirect('/aligner'));
  });

  test('without any menu the way leads to the first visible route: the message center', () => {
    const messages = route('/msg-center', { remote: 'account' });
    const routes = [aligner, account, messages];
    const visitor = withServices(3, 7);
    expect(decide(user('/aligner', { menus: [], userRoutes: routes, visitor }))).toEqual(redirect('/msg-center'));
    const none = [aligner, account, { ...messages, hidden: true }];
    expect(decide(user('/aligner', { menus: [], userRoutes: none, visitor }))).toEqual(host('nothingToShow'));
  });

  test('a route that the server left out for this user leads home, too', () => {
    expect(decide(user('/report', { userRoutes: [aligner] }))).toEqual(redirect('/aligner'));
  });

  test('a route that is dropped leads home', () => {
    expect(decide(user('/account', { userRoutes: [aligner, { ...account, unvisible: true }] }))).toEqual(
      redirect('/aligner'),
    );
  });

  test('a hidden route is shown', () => {
    expect(decide(user('/account?key=5'))).toMatchObject({ kind: 'remote', route: { path: '/account' } });
  });

  test('a route that stands for another leads there', () => {
    expect(decide(user('/production'))).toEqual(redirect('/order-parent'));
  });

  test('an address that nobody owns is not found', () => {
    expect(decide(user('/no-such-page'))).toEqual(host('notFound'));
  });

  test('a user for whom nothing is visible is told so instead of being sent in circles', () => {
    const none = { menus: [], userRoutes: [], visitor: withServices() };
    expect(decide(user('/', none))).toEqual(host('nothingToShow'));
    expect(decide(user('/aligner', none))).toEqual(host('nothingToShow'));
  });
});

describe('the page with an encrypted parameter', () => {
  test('waits for the parameter, is shown when it could be read, and says so when not', () => {
    expect(decide(user('/viewer?a=x', { parameter: 'reading' }))).toEqual({ kind: 'wait' });
    expect(decide(user('/viewer?a=x', { parameter: 'good' }))).toEqual({ kind: 'remote', route: viewer, bare: true });
    expect(decide(user('/viewer?a=x', { parameter: 'bad' }))).toEqual(host('linkBroken'));
  });

  test('opens nothing for a stranger', () => {
    expect(decide(stranger('/viewer?a=x', { parameter: 'bad' }))).toEqual(
      redirect('/login?redirect=%2Fviewer%3Fa%3Dx'),
    );
  });
});
