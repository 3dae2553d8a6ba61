import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { getAs } from './testing/get-as.fixture.ts';
import { deploy, deployAndPin, hostRecord, pin, remoteRecord, route, testBuild } from './testing/builds.fixture.ts';
import { until } from '../../../test/until.ts';

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

const live = async (name: string, channel = 'stable') => {
  const { remotes } = await api.call(platform.remotes, { query: { channel } });
  return remotes.find((remote) => remote.name === name);
};
const rollback = (name: string, channel = 'stable') =>
  api.call(platform.rollback, { params: { name }, body: { channel } });
const versions = async (name: string, count: number) => {
  const made: string[] = [];
  for (let index = 0; index < count; index += 1)
    made.push(await deploy(api, testBuild(remoteRecord(name), `export const build = ${index};`)));
  return made as [string, string, ...string[]];
};

describe('pins', () => {
  it('a deployed build is not live before it is pinned', async () => {
    const [first] = await versions('alpha', 1);
    await expect(live('alpha')).resolves.toBeUndefined();
    await expect(pin(api, 'alpha', first)).resolves.toEqual({
      name: 'alpha',
      channel: 'stable',
      version: first,
      previous: null,
      from: null,
    });
    await expect(live('alpha')).resolves.toMatchObject({
      current: { version: first, base: `/remotes/alpha/${first}/`, entry: 'mf-manifest.json' },
      previous: null,
    });
  });

  it('keep what was live before, and roll back to it', async () => {
    const [first, second] = await versions('beta', 2);
    await pin(api, 'beta', first);
    await expect(pin(api, 'beta', second)).resolves.toMatchObject({ previous: first, from: first });
    await expect(live('beta')).resolves.toMatchObject({ current: { version: second }, previous: { version: first } });
    await expect(rollback('beta')).resolves.toMatchObject({ version: first, previous: null, from: second });
    await expect(live('beta')).resolves.toMatchObject({ current: { version: first }, previous: null });
  });

  it('roll back further at each step, and never to a build that was rolled back', async () => {
    const [first, second, bad] = (await versions('omega', 3)) as [string, string, string];
    for (const version of [first, second, bad]) await pin(api, 'omega', version);
    await expect(rollback('omega')).resolves.toMatchObject({ version: second, previous: first, from: bad });
    await expect(rollback('omega')).resolves.toMatchObject({ version: first, previous: null, from: second });
    await expect(api.refused(platform.rollback, { params: { name: 'omega' }, body: {} })).resolves.toBe(
      'nothingToRollBack',
    );
    // A bad build that was live twice is left behind at once.
    for (const version of [bad, second, bad]) await pin(api, 'omega', version);
    await expect(rollback('omega')).resolves.toMatchObject({ version: second, previous: first, from: bad });
  });

  it('pinning what is pinned changes nothing and keeps the way back', async () => {
    const [first, second] = await versions('gamma', 2);
    await pin(api, 'gamma', first);
    await pin(api, 'gamma', second);
    await expect(pin(api, 'gamma', second)).resolves.toMatchObject({ version: second, previous: first });
  });

  it('cannot point to what is not there', async () => {
    const [first] = await versions('delta', 1);
    await expect(api.refused(platform.pin, { params: { name: 'nobody' }, body: { version: first } })).resolves.toBe(
      'remoteUnknown',
    );
    const body = { version: '9.9.9+0123456789ab' };
    await expect(api.refused(platform.pin, { params: { name: 'delta' }, body })).resolves.toBe('versionUnknown');
  });

  it('cannot roll back what was never replaced', async () => {
    const [first] = await versions('epsilon', 1);
    await pin(api, 'epsilon', first);
    const input = { params: { name: 'epsilon' }, body: {} };
    await expect(api.refused(platform.rollback, input)).resolves.toBe('nothingToRollBack');
    await expect(api.refused(platform.rollback, { params: { name: 'nobody' }, body: {} })).resolves.toBe(
      'remoteUnknown',
    );
  });

  it('of many at once, the last one stands with the one before it as its way back', async () => {
    const made = await versions('zeta', 4);
    await Promise.all(made.map((version) => pin(api, 'zeta', version)));
    const found = await live('zeta');
    expect(made).toContain(found?.current.version);
    expect(made).toContain(found?.previous?.version);
    expect(found?.current.version).not.toBe(found?.previous?.version);
  });

  it('tell open pages', async () => {
    const [first] = await versions('theta', 1);
    const told: unknown[] = [];
    const end = await server.ctx.events.subscribe({ userId: '1', groupIds: [] }, null, (event) =>
      told.push(event.data),
    );
    await pin(api, 'theta', first);
    await until(() => told.length > 0);
    end();
    expect(told).toEqual([{ name: 'theta', version: first, channel: 'stable' }]);
  });
});

describe('channels', () => {
  it('a channel has pins of its own and takes the others from stable', async () => {
    const [first, second] = await versions('iota', 2);
    await pin(api, 'iota', first);
    await pin(api, 'iota', second, 'canary');
    await expect(live('iota')).resolves.toMatchObject({ current: { version: first } });
    await expect(live('iota', 'canary')).resolves.toMatchObject({ current: { version: second } });
    await expect(live('iota', 'tenant:lab')).resolves.toMatchObject({ current: { version: first } });
    await expect(live('host', 'canary')).resolves.toBeUndefined();
  });

  it('have what they loaded from stable as the way back of their first pin', async () => {
    const [first, second] = await versions('upsilon', 2);
    await pin(api, 'upsilon', first);
    await expect(pin(api, 'upsilon', second, 'canary')).resolves.toMatchObject({ previous: first });
    await expect(live('upsilon', 'canary')).resolves.toMatchObject({ previous: { version: first } });
    await expect(rollback('upsilon', 'canary')).resolves.toMatchObject({
      version: first,
      previous: null,
      from: second,
    });
  });

  it('roll back on their own', async () => {
    const [first, second] = await versions('kappa', 2);
    await pin(api, 'kappa', first);
    await pin(api, 'kappa', first, 'canary');
    await pin(api, 'kappa', second, 'canary');
    await rollback('kappa', 'canary');
    await expect(live('kappa', 'canary')).resolves.toMatchObject({ current: { version: first } });
    const input = { params: { name: 'kappa' }, body: { channel: 'stable' } };
    await expect(api.refused(platform.rollback, input)).resolves.toBe('nothingToRollBack');
  });

  it('follow stable again when their pin is taken away', async () => {
    const [first, second] = await versions('lambda', 2);
    await pin(api, 'lambda', first);
    await pin(api, 'lambda', second, 'canary');
    const input = { params: { name: 'lambda' }, query: { channel: 'canary' } };
    await expect(api.call(platform.unpin, input)).resolves.toMatchObject({ version: first, from: second });
    await expect(live('lambda', 'canary')).resolves.toMatchObject({ current: { version: first } });
    await expect(api.refused(platform.unpin, input)).resolves.toBe('pinMissing');
    await expect(api.refused(platform.unpin, { ...input, params: { name: 'nobody' } })).resolves.toBe('remoteUnknown');
    const stable = { params: { name: 'lambda' }, query: { channel: 'stable' } };
    await expect(api.refused(platform.unpin, stable)).resolves.toBe('paramsError');
  });

  it('a page belongs to the channel of its host name', async () => {
    const [first, second] = await versions('mu', 2);
    await pin(api, 'mu', first);
    await pin(api, 'mu', second, 'tenant:lab');
    const { port } = new URL(server.url);
    const lab = await remotesAt('lab.localhost', port);
    expect(lab).toMatchObject({ channel: 'tenant:lab' });
    expect(lab.remotes.find(({ name }) => name === 'mu')?.current.version).toBe(second);
    const canary = await remotesAt('canary.localhost', port);
    expect(canary.remotes.find(({ name }) => name === 'mu')?.current.version).toBe(first);
  });
});

interface Asked {
  channel: string;
  remotes: { name: string; current: { version: string } }[];
}

const remotesAt = async (host: string, port: string): Promise<Asked> =>
  (JSON.parse((await getAs(host, port, '/api/platform/remotes')).text) as { data: Asked }).data;

describe('what keeps a build from going live', () => {
  it('a host that a pinned remote cannot live with', async () => {
    await deployAndPin(api, testBuild(remoteRecord('nu')));
    const host = await deploy(
      api,
      testBuild(hostRecord({ version: '2.0.0', shared: { react: '20.0.0', '@archway/ui': '1.0.0' } })),
    );
    await expect(pin(api, 'host', host)).rejects.toThrow('react: needs ^19.3.1, but the host has 20.0.0');
  });

  it('a host without a name that a pinned remote uses', async () => {
    const host = await deploy(api, testBuild(hostRecord({ version: '1.1.0', facades: { '@archway/ui': ['Card'] } })));
    await expect(pin(api, 'host', host)).rejects.toThrow('the host does not export Button');
  });

  it('an address that another remote took meanwhile', async () => {
    const routes = [route('/shared-place')];
    const first = await deploy(api, testBuild(remoteRecord('xi', { manifest: { routes } })));
    const newest = await deploy(api, testBuild(remoteRecord('xi', { manifest: { routes: [route('/elsewhere')] } })));
    await pin(api, 'xi', first);
    // It fits the newest build of the other, so it may be deployed; live it would collide.
    const rival = await deploy(api, testBuild(remoteRecord('omicron', { manifest: { routes } })));
    await expect(pin(api, 'omicron', rival)).rejects.toThrow('collides with /shared-place of xi');
    const body = { version: newest, together: [{ name: 'omicron', version: rival }] };
    await expect(api.call(platform.pin, { params: { name: 'xi' }, body })).resolves.toMatchObject({ version: newest });
    await expect(live('omicron')).resolves.toMatchObject({ current: { version: rival } });
    await expect(rollback('xi')).rejects.toThrow('/shared-place');
  });

  it('a change of stable that a tenant could not live with', async () => {
    const own = { manifest: { routes: [route('/tenant-place')] } };
    const pi = await deploy(api, testBuild(remoteRecord('pi', own)));
    await pin(api, 'pi', pi, 'tenant:lab');
    const rho = await deploy(api, testBuild(remoteRecord('rho')));
    await pin(api, 'rho', rho);
    const newestPi = await deploy(api, testBuild(remoteRecord('pi'), 'moved'));
    const taking = await deploy(api, testBuild(remoteRecord('rho', own)));
    expect(newestPi).not.toBe(pi);
    await expect(pin(api, 'rho', taking)).rejects.toThrow('/tenant-place');
  });
});

describe('doctor', () => {
  const examine = (body: Record<string, unknown> = {}) =>
    server.api().call(platform.doctor, { body }) as Promise<{
      findings: { severity: string; remote: string; subject: string }[];
    }>;

  it('finds nothing wrong in what is live', async () => {
    const { findings } = await examine();
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('says of a build, before it is deployed, what would conflict', async () => {
    const record = remoteRecord('sigma', { shared: { react: '^18.0.0' }, endpoints: ['plans.future'] });
    const { findings } = await examine({ record });
    expect(findings.map(({ remote, subject }) => `${remote} ${subject}`).sort()).toEqual([
      'sigma plans.future',
      'sigma react',
    ]);
  });

  it('says of a host which pinned remotes it would break', async () => {
    const { findings } = await examine({ record: hostRecord({ facades: { '@archway/ui': [] } }) });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.every(({ subject }) => subject === '@archway/ui')).toBe(true);
  });
});

describe('status', () => {
  it('shows builds, pins, changes and what pages report, to administrators alone', async () => {
    const [first, second] = await versions('tau', 2);
    await pin(api, 'tau', first);
    await pin(api, 'tau', second);
    await rollback('tau');
    await report('remote-load', { remote: 'tau', version: first }, 320);
    await report('remote-failure', { remote: 'tau', version: first, where: './app', error: 'Error: gone' });
    await report('remote-failure', 'not even JSON');
    const admin = await server.login('demoadmin');
    const tau = (await admin.call(platform.status)).find(({ name }) => name === 'tau');
    expect(tau?.entries.map(({ version }) => version).sort()).toEqual([first, second].sort());
    expect(tau?.pins).toMatchObject([{ channel: 'stable', version: first, previous: null, pinnedBy: 'token' }]);
    expect(tau?.changes.map(({ action, version }) => [action, version])).toEqual([
      ['rollback', first],
      ['pin', second],
      ['pin', first],
    ]);
    expect(tau).toMatchObject({
      failures: 1,
      lastFailure: { message: 'Error: gone', version: first },
      loads: { count: 1, p95: 320 },
      health: 'warning',
      conflicts: [],
    });
    const doctor = await server.login('demodoctor');
    await expect(doctor.refused(platform.status)).resolves.toBe('noPermission');
    await expect(server.api().refused(platform.status)).resolves.toBe('logExpired');
  });

  it('lists tenants with their channels', async () => {
    const admin = await server.login('demoadmin');
    await expect(admin.call(platform.tenants)).resolves.toEqual([
      { name: 'default', title: 'Archway', hosts: ['canary.localhost'], channel: 'stable' },
      { name: 'lab', title: 'Northmere Ortho', hosts: ['lab.localhost'], channel: 'tenant:lab' },
    ]);
  });

  const report = (type: string, logData: unknown, eventDuration?: number) =>
    server.api().call(endpoints.system.log, {
      body: {
        data: [
          {
            type,
            logData: typeof logData === 'string' ? logData : JSON.stringify(logData),
            ...(eventDuration === undefined ? {} : { eventDuration }),
            systemName: 'archway',
            timestamp: 1_700_000_000_000,
            timezone: 'UTC',
            userAgent: 'test',
            browser: { name: 'Chrome', version: '130', majorVersion: '130' },
            os: { name: 'Linux', version: '' },
            url: 'http://localhost/',
            lang: 'en-US',
            openPageTimeSecond: 1,
          },
        ],
      },
    });
});
