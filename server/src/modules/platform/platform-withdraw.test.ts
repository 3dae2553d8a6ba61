import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { deploy, deployAndPin, hostRecord, pin, remoteRecord, route, testBuild } from './testing/builds.fixture.ts';

const TOKEN = 'deploy-token-of-every-remote';
const { platform } = endpoints;

let server: TestServer;
let api: TestClient;

beforeAll(async () => {
  server = await startTestServer({ env: { ARCHWAY_DEPLOY_TOKEN: TOKEN } });
  api = server.api(TOKEN);
  await deployAndPin(api, testBuild(hostRecord()));
});
afterAll(() => server.stop());

const live = async (name: string, channel = 'stable'): Promise<string | undefined> => {
  const { remotes } = await api.call(platform.remotes, { query: { channel } });
  return remotes.find((remote) => remote.name === name)?.current.version;
};
const build = (name: string, text = name): Promise<string> => deploy(api, testBuild(remoteRecord(name), text));
const withdraw = (name: string, channel = 'stable') =>
  api.call(platform.withdraw, { params: { name }, body: { channel } });
const unpin = (name: string, channel: string) => api.call(platform.unpin, { params: { name }, query: { channel } });
const rollback = (name: string, channel = 'stable') =>
  api.call(platform.rollback, { params: { name }, body: { channel } });

describe('a new remote', () => {
  it('is taken off everybody, and comes back by a rollback', async () => {
    const version = await build('alpha');
    await pin(api, 'alpha', version);
    await expect(api.refused(platform.rollback, { params: { name: 'alpha' }, body: {} })).resolves.toBe(
      'nothingToRollBack',
    );
    await expect(withdraw('alpha')).resolves.toEqual({
      name: 'alpha',
      channel: 'stable',
      version: null,
      previous: version,
      from: version,
    });
    await expect(live('alpha')).resolves.toBeUndefined();
    await expect(live('alpha', 'tenant:lab')).resolves.toBeUndefined();
    await expect(rollback('alpha')).resolves.toMatchObject({ version, previous: null, from: null });
    await expect(live('alpha')).resolves.toBe(version);
  });

  it('that was only tried on canary leaves it when canary follows stable again', async () => {
    const version = await build('beta');
    await pin(api, 'beta', version, 'canary');
    await expect(unpin('beta', 'canary')).resolves.toMatchObject({ version: null, from: version });
    await expect(live('beta', 'canary')).resolves.toBeUndefined();
  });
});

describe('a withdrawal', () => {
  it('from one channel leaves the others, and ends by a pin, a rollback or following stable', async () => {
    const [first, second] = [await build('gamma', 'one'), await build('gamma', 'two')];
    await pin(api, 'gamma', first);
    const ends = [() => unpin('gamma', 'tenant:lab'), () => rollback('gamma', 'tenant:lab')];
    for (const end of ends) {
      await withdraw('gamma', 'tenant:lab');
      await expect(live('gamma')).resolves.toBe(first);
      await expect(live('gamma', 'tenant:lab')).resolves.toBeUndefined();
      await end();
      await expect(live('gamma', 'tenant:lab')).resolves.toBe(first);
    }
    await withdraw('gamma', 'tenant:lab');
    await pin(api, 'gamma', second, 'tenant:lab');
    await expect(live('gamma', 'tenant:lab')).resolves.toBe(second);
  });

  it('stays when stable moves on', async () => {
    await pin(api, 'delta', await build('delta', 'one'));
    await withdraw('delta', 'canary');
    await pin(api, 'delta', await build('delta', 'two'));
    await expect(live('delta', 'canary')).resolves.toBeUndefined();
  });

  it('frees the addresses of the remote for another', async () => {
    const routes = [route('/one-place')];
    await deployAndPin(api, testBuild(remoteRecord('epsilon', { manifest: { routes } })));
    await withdraw('epsilon');
    await deploy(api, testBuild(remoteRecord('epsilon'), 'moved away'));
    const heir = await deploy(api, testBuild(remoteRecord('zeta', { manifest: { routes } })));
    await expect(pin(api, 'zeta', heir)).resolves.toMatchObject({ version: heir });
    await expect(rollback('epsilon')).rejects.toThrow('/one-place');
  });

  it('is refused for what is not live, not known, or the shell', async () => {
    await build('eta');
    const refusal = (name: string) => api.refused(platform.withdraw, { params: { name }, body: {} });
    await expect(refusal('eta')).resolves.toBe('notLive');
    await expect(refusal('nobody')).resolves.toBe('remoteUnknown');
    await expect(refusal('host')).resolves.toBe('hostStays');
  });

  it('is told to open pages, and stands in the record of changes', async () => {
    const version = await build('theta');
    await pin(api, 'theta', version);
    const told: { version: string | null }[] = [];
    const end = await server.ctx.events.subscribe({ userId: '1', groupIds: [] }, null, (event) =>
      told.push(event.data as { version: string | null }),
    );
    await withdraw('theta');
    // The word of the pin above may still be on its way.
    await until(() => told.at(-1)?.version === null);
    end();
    expect(told.at(-1)).toEqual({ name: 'theta', channel: 'stable', version: null });
    const admin = await server.login('demoadmin');
    const theta = (await admin.call(platform.status)).find(({ name }) => name === 'theta');
    expect(theta?.pins).toMatchObject([{ version: null, previous: version }]);
    expect(theta?.changes[0]).toMatchObject({ action: 'withdraw', version: null, from: version });
  });
});

describe('the versions that one may pin', () => {
  it('are listed, the newest first, with where they are live and what keeps them from it', async () => {
    const fits = await build('kappa', 'one');
    await pin(api, 'kappa', fits, 'canary');
    await deployAndPin(api, testBuild(remoteRecord('lambda', { manifest: { routes: [route('/wanted')] } })));
    await deploy(api, testBuild(remoteRecord('lambda'), 'moved away'));
    const rival = await deploy(api, testBuild(remoteRecord('kappa', { manifest: { routes: [route('/wanted')] } })));
    const listed = await api.call(platform.versions, { params: { name: 'kappa' }, query: {} });
    expect(listed).toMatchObject([
      { version: rival, liveOn: [], conflicts: [{ severity: 'error', subject: '/wanted' }], deployedBy: 'token' },
      { version: fits, liveOn: ['canary'], conflicts: [] },
    ]);
    await expect(pin(api, 'kappa', rival)).rejects.toThrow('/wanted');
    await expect(pin(api, 'kappa', fits)).resolves.toMatchObject({ version: fits });
  });

  it('of an unknown remote are none', async () => {
    await expect(api.refused(platform.versions, { params: { name: 'nobody' }, query: {} })).resolves.toBe(
      'remoteUnknown',
    );
  });
});

describe('a slot whose module does not exist', () => {
  const slots = [{ slot: 'header.item' as const, key: 'bell', module: './slots/bell', order: 1 }];
  const record = remoteRecord('xi', { manifest: { slots }, exposes: ['./app'] });

  it('is found by the doctor, and its deploy refused before a byte is uploaded', async () => {
    const { findings } = await server.api().call(platform.doctor, { body: { record: { ...record } } });
    expect(findings).toMatchObject([{ severity: 'error', remote: 'xi', subject: 'slot header.item bell' }]);
    await expect(deploy(api, testBuild(record))).rejects.toThrow('the build has no module ./slots/bell');
  });

  it('is refused also when the record of the build says that it exists', async () => {
    for (const exposes of [{}, { exposes: ['./app', './slots/bell'] }]) {
      const claimed = remoteRecord('xi', { manifest: { slots }, ...exposes });
      const entry = JSON.stringify({ exposes: [{ path: './app' }] });
      await expect(deploy(api, testBuild(claimed, 'export {};', { [record.entry]: entry }))).rejects.toThrow(
        'the build has no module ./slots/bell',
      );
    }
    await expect(deploy(api, testBuild(remoteRecord('xi'), '', { [record.entry]: '{}' }))).rejects.toThrow(
      'mf-manifest.json lists no modules',
    );
  });

  it('is no matter where it exists', async () => {
    const whole = { ...record, exposes: ['./app', './slots/bell'] };
    await expect(deployAndPin(api, testBuild(whole))).resolves.toMatch(/^1\.0\.0\+/);
  });
});
