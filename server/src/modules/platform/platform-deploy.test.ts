import { endpoints } from '@archway/contracts';
import { CallRefused, type TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { tidyDeploys } from './deploy/tidy-deploys.ts';
import {
  begin,
  deploy,
  deployAndPin,
  hostRecord,
  pin,
  remoteRecord,
  route,
  testBuild,
  upload,
} from './testing/builds.fixture.ts';

const EVERY = 'deploy-token-of-every-remote';
const CASES = 'deploy-token-of-cases-alone';
const { platform } = endpoints;

let server: TestServer;
let api: TestClient;

beforeAll(async () => {
  server = await startTestServer({ env: { ARCHWAY_DEPLOY_TOKEN: `*:${EVERY},cases:${CASES}` } });
  api = server.api(EVERY);
  await deployAndPin(api, testBuild(hostRecord()));
});
afterAll(() => server.stop());

const finish = (client: TestClient, name: string, version: string) =>
  client.call(platform.finishDeploy, { params: { name, version }, body: {} });

/** The sentence with which an attempt was refused. */
async function reason(attempt: Promise<unknown>, name = 'deployConflict'): Promise<string> {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallRefused)) throw new Error('was not refused');
  expect(error.errorName).toBe(name);
  return error.text;
}

describe('a build for what was deployed and is not live yet', () => {
  it('is accepted, kept from going live alone, and goes live together with it', async () => {
    const shared = { react: '20.0.0', '@archway/ui': '1.0.0' };
    const host = await deploy(api, testBuild(hostRecord({ version: '2.0.0', shared })));
    const build = testBuild(remoteRecord('ahead', { shared: { react: '^20.0.0' } }));
    const { findings } = await begin(api, build);
    expect(findings.map(({ subject, severity }) => [subject, severity])).toEqual([['react', 'error']]);
    const ahead = await deploy(api, build);
    await expect(reason(pin(api, 'ahead', ahead))).resolves.toContain('react: needs ^20.0.0, but the host has 19.3.1');
    const body = { version: host, channel: 'canary', together: [{ name: 'ahead', version: ahead }] };
    await expect(api.call(platform.pin, { params: { name: 'host' }, body })).resolves.toMatchObject({ version: host });
    const { remotes, host: live } = await api.call(platform.remotes, { query: { channel: 'canary' } });
    expect([live?.version, remotes.map(({ current }) => current.version)]).toEqual([host, [ahead]]);
  });
});

describe('deploying a build', () => {
  it('takes its files one by one and makes it an entry', async () => {
    const build = testBuild(remoteRecord('alpha'));
    const announced = await begin(api, build);
    expect(announced.version).toMatch(/^1\.0\.0\+[0-9a-f]{12}$/);
    expect(announced.missing.sort()).toEqual(['archway.json', 'main.js', 'mf-manifest.json']);
    expect(announced.findings).toEqual([]);
    for (const file of announced.missing) await upload(api, build, announced.version, file);
    await expect(finish(api, 'alpha', announced.version)).resolves.toEqual({
      version: announced.version,
      findings: [],
    });
  });

  it('by six clients at once succeeds for each of them', async () => {
    const more = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`part${n}.js`, `export const n = ${n};`]));
    const build = testBuild(remoteRecord('sixfold'), 'export {};', more);
    const versions = await Promise.all(Array.from({ length: 6 }, () => deploy(api, build)));
    expect(new Set(versions).size).toBe(1);
    await pin(api, 'sixfold', versions[0] ?? '');
  });

  it('by a client that is still uploading when another one has finished', async () => {
    const build = testBuild(remoteRecord('overtaken'));
    const slow = await begin(api, build);
    const version = await deploy(api, build);
    for (const file of slow.missing) await upload(api, build, version, file);
    await expect(upload(api, build, version, 'main.js', Buffer.from('other'))).rejects.toThrow('integrityMismatch');
    await expect(finish(api, 'overtaken', version)).resolves.toMatchObject({ version });
  });

  it('the same bytes are the same version, with nothing to upload', async () => {
    const build = testBuild(remoteRecord('again'));
    const version = await deploy(api, build);
    await expect(begin(api, build)).resolves.toEqual({ version, missing: [], findings: [] });
    await expect(finish(api, 'again', version)).resolves.toMatchObject({ version });
  });

  it('other bytes under the same package version are another version beside it', async () => {
    const first = await deploy(api, testBuild(remoteRecord('other'), 'export const a = 1;'));
    const second = await deploy(api, testBuild(remoteRecord('other'), 'export const a = 2;'));
    expect(second).not.toBe(first);
    const kept = await fetch(`${server.url}/remotes/other/${first}/main.js`);
    await expect(kept.text()).resolves.toBe('export const a = 1;');
  });

  it('goes on after an interruption with what is still missing', async () => {
    const build = testBuild(remoteRecord('resume'));
    const { version } = await begin(api, build);
    await upload(api, build, version, 'main.js');
    const again = await begin(api, build);
    expect(again.missing.sort()).toEqual(['archway.json', 'mf-manifest.json']);
  });

  it('is refused with a file whose bytes are not those announced', async () => {
    const build = testBuild(remoteRecord('broken'));
    const { version } = await begin(api, build);
    const wrong = upload(api, build, version, 'main.js', Buffer.from('export {;}'));
    await expect(reason(wrong, 'integrityMismatch')).resolves.toContain('main.js');
  });

  it('is refused with a file that was not announced', async () => {
    const build = testBuild(remoteRecord('stray'));
    const { version } = await begin(api, build);
    await reason(upload(api, build, version, 'more.js', Buffer.from('x')), 'integrityMismatch');
  });

  it('is not finished before every file is there', async () => {
    const build = testBuild(remoteRecord('half'));
    const { version } = await begin(api, build);
    await upload(api, build, version, 'main.js');
    await reason(finish(api, 'half', version), 'fileNotUploaded');
  });

  it('is not finished when its record differs from the announced one', async () => {
    const build = testBuild(remoteRecord('liar'));
    const announced = { ...build, record: remoteRecord('liar', { endpoints: [] }) };
    const { version, missing } = await begin(api, announced);
    for (const file of missing) await upload(api, build, version, file);
    await reason(finish(api, 'liar', version), 'manifestInvalid');
  });

  it('is forgotten a day later when nobody went on with it', async () => {
    const build = testBuild(remoteRecord('left'));
    const { version } = await begin(api, build);
    await upload(api, build, version, 'main.js');
    await tidyDeploys(server.ctx);
    await expect(begin(api, build)).resolves.toMatchObject({ missing: ['archway.json', 'mf-manifest.json'] });
    await tidyDeploys(server.ctx, new Date(Date.now() + 2 * 86_400_000));
    await reason(finish(api, 'left', version), 'versionUnknown');
    await expect(begin(api, build)).resolves.toMatchObject({ missing: expect.arrayContaining(['main.js']) });
  });

  it('cannot upload to or finish what was never announced', async () => {
    const build = testBuild(remoteRecord('ghost'));
    const version = '1.0.0+0123456789ab';
    await reason(upload(api, build, version, 'main.js'), 'versionUnknown');
    await reason(finish(api, 'ghost', version), 'versionUnknown');
  });
});

describe('a record that is not sound', () => {
  const refused = (name: string, record: Record<string, unknown>) => {
    const build = testBuild(remoteRecord(name));
    return reason(
      api.call(platform.beginDeploy, { params: { name }, body: { record, files: build.files } }),
      'manifestInvalid',
    );
  };

  it.each([
    ['of another remote', { ...remoteRecord('alpha') }, 'manifest.name is alpha, not sound'],
    ['without a manifest', { version: '1.0.0' }, 'manifest'],
    ['with no version', { ...remoteRecord('sound', { version: 'next' }) }, 'version next is not x.y.z'],
    ['with no range', { ...remoteRecord('sound', { manifest: { contract: 'any thing' } }) }, 'contract any thing'],
    [
      'with a route twice',
      { ...remoteRecord('sound', { manifest: { routes: [route('/a'), route('/a')] } }) },
      'route /a stands twice',
    ],
    ['with an entry that is not there', { ...remoteRecord('sound', { entry: 'gone.json' }) }, 'gone.json is not among'],
  ])('%s is refused', async (_what, record, text) => {
    await expect(refused('sound', record)).resolves.toContain(text);
  });
});

describe('a build that conflicts is refused with the reason', () => {
  const refused = (record: ReturnType<typeof remoteRecord>) => reason(begin(api, testBuild(record)));

  it('another major of a shared package', async () => {
    const record = remoteRecord('clash', { shared: { react: '^18.0.0' } });
    await expect(refused(record)).resolves.toBe(
      'The deployment conflicts: clash, react: needs ^18.0.0, but the host has 19.3.1',
    );
  });

  it('a package that the host does not share', async () => {
    await expect(refused(remoteRecord('clash', { shared: { vue: '^3.0.0' } }))).resolves.toContain('vue: needs ^3.0.0');
  });

  it('a contract of the future', async () => {
    await expect(refused(remoteRecord('clash', { manifest: { contract: '^9.0.0' } }))).resolves.toContain(
      'needs contract ^9.0.0',
    );
  });

  it('a name that the facade does not export', async () => {
    const record = remoteRecord('clash', { facades: { '@archway/ui': ['Sparkline'] } });
    await expect(refused(record)).resolves.toContain('does not export Sparkline');
  });

  it('a call that this server does not answer', async () => {
    await expect(refused(remoteRecord('clash', { endpoints: ['plans.future'] }))).resolves.toContain('plans.future');
  });

  it('an address of the shell', async () => {
    await expect(refused(remoteRecord('clash', { manifest: { routes: [route('/login')] } }))).resolves.toContain(
      '/login',
    );
  });

  it('an address of another live remote', async () => {
    await deployAndPin(api, testBuild(remoteRecord('owner', { manifest: { routes: [route('/owned/:id')] } })));
    const record = remoteRecord('clash', { manifest: { routes: [route('/owned/new')] } });
    await expect(refused(record)).resolves.toContain('collides with /owned/:id of owner');
  });

  it('a slot and a permission that do not exist', async () => {
    const build = testBuild(remoteRecord('clash'));
    const offer = { slot: 'sidebar.item', key: 'x', module: './slots/x', order: 1 };
    const record = { ...build.record, manifest: { ...build.record.manifest, slots: [offer] } };
    const attempt = api.call(platform.beginDeploy, { params: { name: 'clash' }, body: { record, files: build.files } });
    await expect(reason(attempt)).resolves.toContain('slot sidebar.item: there is no such slot');
  });

  it('in the language of the caller', async () => {
    const { record, files } = testBuild(remoteRecord('clash', { shared: { react: '^18.0.0' } }));
    const attempt = api.call(
      platform.beginDeploy,
      { params: { name: 'clash' }, body: { record: { ...record }, files } },
      'zh-CN',
    );
    await expect(reason(attempt)).resolves.toBe('部署存在冲突：clash, react: 需要 ^18.0.0，但外壳提供的是 19.3.1');
  });

  it('and nothing of it is served', async () => {
    const answer = await fetch(`${server.url}/remotes/clash/1.0.0+0123456789ab/main.js`);
    expect(answer.status).toBe(404);
  });
});

describe('who may deploy', () => {
  const build = testBuild(remoteRecord('cases'));

  it('a token covers the remotes that it names', async () => {
    await expect(begin(server.api(CASES), build)).resolves.toMatchObject({
      missing: expect.arrayContaining(['main.js']),
    });
  });

  it('and no others, neither directly nor together with its own', async () => {
    const mine = server.api(CASES);
    await reason(begin(mine, testBuild(remoteRecord('plans'))), 'deployTokenInvalid');
    const version = await deploy(api, build);
    const other = await deploy(api, testBuild(remoteRecord('plans')));
    const body = { version, together: [{ name: 'plans', version: other }] };
    await reason(mine.call(platform.pin, { params: { name: 'cases' }, body }), 'deployTokenInvalid');
    await reason(mine.call(platform.rollback, { params: { name: 'plans' }, body: {} }), 'deployTokenInvalid');
  });

  it('nobody without token or login', async () => {
    await reason(begin(server.api(), build), 'logExpired');
    await reason(begin(server.api('deploy-token-that-is-wrong'), build), 'logExpired');
  });

  it('an administrator does, a doctor does not', async () => {
    await expect(begin(await server.login('demoadmin'), build)).resolves.toBeDefined();
    await reason(begin(await server.login('demodoctor'), build), 'noPermission');
  });
});
