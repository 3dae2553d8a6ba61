import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Branding, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { importBundled } from './bundled/import-bundled.ts';
import { Registry } from './registry.ts';
import {
  type TestBuild,
  deploy,
  deployAndPin,
  hostRecord,
  pin,
  remoteRecord,
  testBuild,
} from './testing/builds.fixture.ts';
import { getAs } from './testing/get-as.fixture.ts';

const TOKEN = 'deploy-token-of-every-remote';
const { platform } = endpoints;
const script = `export const text = '${'words '.repeat(2000)}';`;

let server: TestServer;
let api: TestClient;
let port: string;

beforeAll(async () => {
  server = await startTestServer({ env: { ARCHWAY_DEPLOY_TOKEN: TOKEN } });
  api = server.api(TOKEN);
  ({ port } = new URL(server.url));
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}, host = 'localhost') =>
  getAs(host, port, path, headers);

describe('the page before a host is deployed', () => {
  it('says so, instead of being empty', async () => {
    const { status, text } = await get('/login');
    expect(status).toBe(503);
    expect(text).toContain('archway deploy host --pin');
  });
});

describe('files of builds', () => {
  let version: string;
  const build = testBuild(remoteRecord('served'), script, {
    'assets/pic.png': 'not really a picture',
    'x.wasm': 'w'.repeat(3000),
  });

  beforeAll(async () => {
    version = await deploy(api, build);
  });

  it('are immutable, typed and not sniffed', async () => {
    const { status, headers, text } = await get(`/remotes/served/${version}/main.js`);
    expect(status).toBe(200);
    expect(text).toBe(script);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding, sec-fetch-dest',
      etag: `"${build.files['main.js']?.integrity.slice(7, 29)}"`,
    });
  });

  it.each([
    ['a worker', { 'sec-fetch-dest': 'worker' }, true],
    ['a page', { 'sec-fetch-dest': 'document' }, true],
    ['whoever does not say', {}, true],
    ['a part of a page', { 'sec-fetch-dest': 'script' }, false],
  ])('carry the policy for %s: %s', async (_who, asked, expected) => {
    const { headers } = await get(`/remotes/served/${version}/main.js`, asked);
    expect('content-security-policy' in headers).toBe(expected);
    expect('x-frame-options' in headers).toBe(expected);
    expect('x-request-id' in headers).toBe(expected);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ])('come as %s to who sends %s', async (encoding, accepted, unpack) => {
    const { headers, bytes } = await get(`/remotes/served/${version}/main.js`, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(bytes.length).toBeLessThan(script.length / 10);
    expect(unpack(bytes).toString()).toBe(script);
  });

  it('are left as they are where packing gains nothing', async () => {
    const { headers, text } = await get(`/remotes/served/${version}/assets/pic.png`, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('image/png');
    expect(text).toBe('not really a picture');
    expect((await get(`/remotes/served/${version}/x.wasm`)).headers['content-type']).toBe('application/wasm');
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await get(`/remotes/served/${version}/main.js`);
    const etag = String(headers['etag']);
    expect((await get(`/remotes/served/${version}/main.js`, { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['gone.js', '../../secrets.json', '%2e%2e/%2e%2e/x', 'assets', ''])('%p is not served', async (file) => {
    const { status, headers } = await get(`/remotes/served/${version}/${file}`);
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  });

  it('of a deploy that is not finished are not served', async () => {
    const half = testBuild(remoteRecord('unfinished'));
    const begun = await api.call(platform.beginDeploy, {
      params: { name: 'unfinished' },
      body: { record: { ...half.record }, files: half.files },
    });
    const body = { file: 'main.js', base64: half.bytes.get('main.js')?.toString('base64') ?? '' };
    await api.call(platform.uploadFile, { params: { name: 'unfinished', version: begun.version }, body });
    expect((await get(`/remotes/unfinished/${begun.version}/main.js`)).status).toBe(404);
  });
});

describe('the page', () => {
  let first: string;
  const host = testBuild(hostRecord(), script);

  beforeAll(async () => {
    first = await deployAndPin(api, host);
  });

  it.each(['/', '/login', '/patient-detail/12/1', '/console/remotes'])('is the host at %s', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(text).toContain(
      `src="/remotes/host/${first}/main.js" integrity="${host.files['main.js']?.integrity}" crossorigin="anonymous"`,
    );
  });

  it('carries the nonce of its own policy, a new one each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, text } = await get('/');
        const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1] ?? 'none';
        expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
        expect(headers['content-security-policy']).toContain(`script-src 'self' 'wasm-unsafe-eval'`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('follows the pin of the host', async () => {
    const second = await deploy(api, testBuild(hostRecord(), `${script}//2`));
    await pin(api, 'host', second);
    expect((await get('/')).text).toContain(`/remotes/host/${second}/main.js`);
    await api.call(platform.rollback, { params: { name: 'host' }, body: {} });
    expect((await get('/')).text).toContain(`/remotes/host/${first}/main.js`);
  });

  it('is not given for calls and files that do not exist', async () => {
    const call = await get('/api/nothing');
    expect([call.status, JSON.parse(call.text)]).toMatchObject([404, { code: 404 }]);
    for (const path of ['/favicon.ico', '/main.js', '/remotes/none', '/custom/other.json']) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type']).not.toContain('html');
    }
  });

  it('speaks the language of the browser, or of the tenant', async () => {
    expect((await get('/', { 'accept-language': 'zh-CN,zh;q=0.9' })).text).toContain('<html lang="zh-CN">');
    expect((await get('/', { 'accept-language': 'de' })).text).toContain('<html lang="en-US">');
    expect((await get('/', { 'accept-language': 'zh-CN' }, 'lab.localhost')).text).toContain('<html lang="en-US">');
  });
});

describe('tenants', () => {
  const config = async (host: string) =>
    JSON.parse((await get('/custom/config.json?time=1', {}, host)).text) as Branding;

  it('have title, colour and language of their own by host name', async () => {
    await expect(config('localhost')).resolves.toMatchObject({
      tenant: 'default',
      pageTitle: 'Archway',
      cssVariables: { '--primary-color': '#4F46BA' },
      menuLogoConfig: { logoStyle: { height: '23px' } },
    });
    await expect(config('lab.localhost')).resolves.toMatchObject({
      tenant: 'lab',
      pageTitle: 'Northmere Ortho',
      cssVariables: { '--primary-color': '#0E6F6C' },
      languageConfig: { default: 'en-US' },
    });
    await expect(config('unknown.localhost')).resolves.toMatchObject({ tenant: 'default' });
  });

  it('have a page in their colours', async () => {
    const { text } = await get('/', {}, 'lab.localhost');
    expect(text).toContain('<title>Northmere Ortho</title>');
    expect(text).toContain('--primary-color:#0E6F6C');
  });

  it('have a logo of their own', async () => {
    const [ours, theirs] = [await get('/custom/logo.png'), await get('/custom/logo.png', {}, 'lab.localhost')];
    expect(ours.headers['content-type']).toBe('image/png');
    expect(ours.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(theirs.bytes.equals(ours.bytes)).toBe(false);
    expect((await get('/custom/logo.png', { 'if-none-match': String(ours.headers['etag']) })).status).toBe(304);
  });
});

describe('builds that the installation came with', () => {
  let root: string;
  let registry: Registry;

  const write = ({ name, bytes }: TestBuild) => {
    const dist = join(root, 'remotes', name, 'dist');
    rmSync(dist, { recursive: true, force: true });
    for (const [file, content] of bytes) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), content);
    }
  };
  const start = () => importBundled(server.ctx, registry, root);
  const live = async (name: string) => (await registry.live('stable')).get(name)?.version;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'archway-bundled-'));
    registry = new Registry(server.ctx.db);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('go live at the first start, and their successors after them', async () => {
    write(testBuild(remoteRecord('bundled'), 'export const a = 1;'));
    await start();
    const first = await live('bundled');
    expect(first).toMatch(/^1\.0\.0\+/);
    expect((await get(`/remotes/bundled/${first}/main.js`)).text).toBe('export const a = 1;');
    await start();
    expect(await live('bundled')).toBe(first);
    write(testBuild(remoteRecord('bundled'), 'export const a = 2;'));
    await start();
    expect(await live('bundled')).not.toBe(first);
  });

  it('are the same version as the same bytes deployed', async () => {
    const build = testBuild(remoteRecord('same'));
    write(build);
    await start();
    expect(await live('same')).toBe(await deploy(api, build));
  });

  it('leave a pin alone that points to a deployed build', async () => {
    write(testBuild(remoteRecord('owned'), 'export const a = 1;'));
    await start();
    const deployed = await deployAndPin(api, testBuild(remoteRecord('owned'), 'export const team = 1;'));
    write(testBuild(remoteRecord('owned'), 'export const a = 2;'));
    await start();
    expect(await live('owned')).toBe(deployed);
  });

  it('do not undo a rollback at the next start', async () => {
    write(testBuild(remoteRecord('back'), 'export const a = 1;'));
    await start();
    const first = await live('back');
    write(testBuild(remoteRecord('back'), 'export const a = 2;'));
    await start();
    await api.call(platform.rollback, { params: { name: 'back' }, body: {} });
    await start();
    expect(await live('back')).toBe(first);
  });

  it('do not bring back at the next start what was withdrawn', async () => {
    write(testBuild(remoteRecord('gone'), 'export const a = 1;'));
    await start();
    await api.call(platform.withdraw, { params: { name: 'gone' }, body: {} });
    await start();
    expect(await live('gone')).toBeUndefined();
    write(testBuild(remoteRecord('gone'), 'export const a = 2;'));
    await start();
    expect(await live('gone')).toBeUndefined();
  });

  it('do not replace what works by what conflicts', async () => {
    write(testBuild(remoteRecord('careful'), 'export const a = 1;'));
    await start();
    const first = await live('careful');
    write(testBuild(remoteRecord('careful', { shared: { react: '^20.0.0' } }), 'export const a = 2;'));
    await start();
    expect(await live('careful')).toBe(first);
  });

  it('do not stop the start when one of them is damaged', async () => {
    write({ ...testBuild(remoteRecord('sound')), name: 'damaged' });
    mkdirSync(join(root, 'remotes/torn/dist'), { recursive: true });
    writeFileSync(join(root, 'remotes/torn/dist/archway.json'), '{');
    write(testBuild(remoteRecord('whole')));
    await start();
    expect(await live('whole')).toMatch(/^1\.0\.0\+/);
    expect([await live('damaged'), await live('torn')]).toEqual([undefined, undefined]);
  });

  it('leave source maps at home', async () => {
    write(testBuild(remoteRecord('mapped'), 'export {};', { 'main.js.map': '{}' }));
    await start();
    expect((await get(`/remotes/mapped/${await live('mapped')}/main.js.map`)).status).toBe(404);
  });
});
