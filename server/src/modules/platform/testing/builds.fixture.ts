import { type BuildRecord, type RemoteManifest, type RouteRecord, endpoints, routeRecord } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { RECORD_FILE, integrityOf } from '../deploy/build-files.ts';

/** Fills the defaults of a route. */
export const route = (path: string, more: Partial<RouteRecord> = {}): RouteRecord =>
  routeRecord.parse({ path, title: { zh: '页面', en: 'Screen' }, ...more });

export const manifest = (name: string, more: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name,
  title: { zh: name, en: name },
  contract: '^1.0.0',
  team: `${name} team`,
  routes: [route(`/${name}-screen`)],
  menus: [],
  slots: [],
  ...more,
});

interface RecordParts extends Partial<Omit<BuildRecord, 'manifest'>> {
  readonly manifest?: Partial<RemoteManifest>;
}

export const remoteRecord = (name: string, { manifest: own, ...more }: RecordParts = {}): BuildRecord => ({
  manifest: manifest(name, own),
  version: '1.0.0',
  shared: { react: '^19.3.1', '@archway/ui': '^1.0.0' },
  facades: { '@archway/ui': ['Button'] },
  endpoints: ['platform.status'],
  entry: 'mf-manifest.json',
  ...more,
});

export const hostRecord = (more: Partial<BuildRecord> = {}): BuildRecord => ({
  manifest: manifest('host', { routes: [] }),
  version: '1.0.0',
  shared: { react: '19.3.1', '@archway/ui': '1.0.0' },
  facades: { '@archway/ui': ['Button', 'Card'] },
  endpoints: ['platform.remotes'],
  entry: 'index.html',
  ...more,
});

export interface TestBuild {
  readonly name: string;
  readonly record: BuildRecord;
  readonly files: Record<string, { integrity: string; size: number }>;
  readonly bytes: ReadonlyMap<string, Buffer>;
}

const exposed = ({ manifest: { slots } }: BuildRecord): { path: string }[] =>
  ['./app', ...slots.map(({ module }) => module)].map((path) => ({ path }));

/** A build with its record, its entry and one script whose text makes its bytes differ from others. */
export function testBuild(record: BuildRecord, script = 'export {};', more: Record<string, string> = {}): TestBuild {
  const page =
    '<!doctype html><html lang="__LANG__"><title>__TITLE__</title><style nonce="__CSP_NONCE__">__BRAND_CSS__</style><script defer src="__HOST_BASE__/main.js"></script></html>';
  const bytes = new Map(
    Object.entries({
      [RECORD_FILE]: JSON.stringify(record),
      [record.entry]: record.entry.endsWith('.html') ? page : JSON.stringify({ exposes: exposed(record) }),
      'main.js': script,
      ...more,
    }).map(([file, text]) => [file, Buffer.from(text)] as const),
  );
  const files = Object.fromEntries(
    [...bytes].map(([file, content]) => [file, { integrity: integrityOf(content), size: content.length }]),
  );
  return { name: record.manifest.name, record, files, bytes };
}

const { platform } = endpoints;

export const begin = (api: TestClient, { name, record, files }: TestBuild) =>
  api.call(platform.beginDeploy, { params: { name }, body: { record: { ...record }, files } });

export const upload = (api: TestClient, { name, bytes }: TestBuild, version: string, file: string, content?: Buffer) =>
  api.call(platform.uploadFile, {
    params: { name, version },
    body: { file, base64: (content ?? bytes.get(file) ?? Buffer.alloc(0)).toString('base64') },
  });

/** Deploys a whole build as the command does. @returns its version */
export async function deploy(api: TestClient, build: TestBuild): Promise<string> {
  const { version, missing } = await begin(api, build);
  for (const file of missing) await upload(api, build, version, file);
  await api.call(platform.finishDeploy, { params: { name: build.name, version }, body: {} });
  return version;
}

export const pin = (api: TestClient, name: string, version: string, channel = 'stable') =>
  api.call(platform.pin, { params: { name }, body: { version, channel } });

export async function deployAndPin(api: TestClient, build: TestBuild, channel = 'stable'): Promise<string> {
  const version = await deploy(api, build);
  await pin(api, build.name, version, channel);
  return version;
}
