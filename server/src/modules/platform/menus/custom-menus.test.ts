import { type MenuItem, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { deployAndPin, hostRecord, remoteRecord, testBuild } from '../testing/builds.fixture.ts';
import { declaredManifests } from '../testing/declared.fixture.ts';

const TOKEN = 'deploy-token-of-every-remote';
const { menu, platform, security } = endpoints;

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ env: { ARCHWAY_DEPLOY_TOKEN: TOKEN } });
  const api = server.api(TOKEN);
  await deployAndPin(api, testBuild(hostRecord()));
  for (const manifest of declaredManifests()) {
    const routes = manifest.routes.map((route) => (route.path === '/plant' ? { ...route, unvisible: true } : route));
    await deployAndPin(api, testBuild(remoteRecord(manifest.name, { manifest: { ...manifest, routes } })));
  }
  admin = await server.login('demoadmin');
});
afterAll(() => server.stop());

interface Said {
  readonly key: string;
  readonly zh?: string;
  readonly en?: string;
  readonly hidden?: boolean;
  readonly phone?: boolean;
  readonly designType?: number | null;
}
const bodyOf = (version: number, entries: readonly Said[], order: string[] | null) => ({
  body: { version, customization: { order, entries: [...entries] } },
});
const now = async (): Promise<number> => (await admin.call(menu.detail)).version;
const save = async (entries: readonly Said[], order: string[] | null = null): Promise<number> =>
  (await admin.call(menu.save, bodyOf(await now(), entries, order))).version;
const refused = async (entries: readonly Said[], order: string[] | null = null) =>
  admin.refused(menu.save, bodyOf(await now(), entries, order));
const seenBy = async (userName: string) => (await server.login(userName)).call(platform.menuRoutes);
const deskOf = (menus: readonly MenuItem[]): string[] =>
  menus.filter(({ phoneBar }) => !phoneBar).map(({ key }) => key);

afterEach(() => save([]));

test('names and order are seen by whoever sees the entry', async () => {
  await save([{ key: 'plan-tasks', zh: '任务', en: 'Tasks' }], ['plan-tasks', 'aligner']);
  const { menus } = await seenBy('demodesigner');
  expect(deskOf(menus)).toEqual(['plan-tasks', 'crowDesign', 'report', 'aligner']);
  expect(menus[0]?.title).toEqual({ zh: '任务', en: 'Tasks' });
  const of = await admin.call(menu.detail);
  expect(of.menus.find(({ key }) => key === 'plan-tasks')?.title.en).toBe('Design Tasks');
});

test('what is hidden is not reached; another service type and phones count for the route', async () => {
  await save([
    { key: 'plan-tasks', hidden: true },
    { key: 'order-parent', designType: 7, phone: true },
  ]);
  expect((await seenBy('demodesigner')).routes.map(({ path }) => path)).not.toContain('/plan-tasks');
  const doctor = await seenBy('demodoctor');
  expect(doctor.routes.find(({ path }) => path === '/order-parent')).toMatchObject({ designType: 7, phone: true });
  expect((await seenBy('demooutsider')).routes.map(({ path }) => path)).not.toContain('/order-parent');
});

test.each<[string, readonly Said[], string]>([
  ['an unknown entry', [{ key: 'nowhere', en: 'Nowhere' }], 'customKeyUnknown'],
  ['an empty name', [{ key: 'aligner', zh: ' ' }], 'customNameEmpty'],
  ['a name that is too long', [{ key: 'aligner', en: 'A'.repeat(41) }], 'customNameTooLong'],
  ['a service type that there is not', [{ key: 'aligner', designType: 6 }], 'serviceTypeUnknown'],
  ['the console taken from operators', [{ key: 'console', hidden: true }], 'operatorEntryStays'],
  ['a page that another entry leads to', [{ key: 'order-parent', hidden: true }], 'menuLeadsNowhere'],
  [
    'the last pages of assistants',
    [
      { key: 'aligner', hidden: true },
      { key: 'messages', hidden: true },
    ],
    'noRouteLeft',
  ],
])('refused by its name: %s', async (_, entries, expected) => {
  const before = await now();
  expect(await refused(entries)).toBe(expected);
  expect(await now()).toBe(before);
});

test('a list whose build holds it back is not brought out', async () => {
  await save([{ key: 'plant', hidden: false, en: 'Implants' }]);
  const desk = deskOf((await seenBy('demodoctor')).menus);
  expect(desk).toContain('crowDesign');
  expect(desk).not.toContain('plant');
});

test('a change is undone, and both stand in the security log', async () => {
  const version = await save([{ key: 'aligner', en: 'Aligners' }]);
  expect((await seenBy('demodoctor')).menus[0]?.title.en).toBe('Aligners');
  await admin.call(menu.undo, { body: { version, undo: version } });
  expect((await seenBy('demodoctor')).menus[0]?.title.en).toBe('Aligner Cases');
  const [change] = (await admin.call(menu.detail)).history;
  expect(change).toMatchObject({ undoes: version, changes: [{ key: 'aligner', field: 'en', from: 'Aligners' }] });
  const { rows } = await admin.call(security.audit, { query: { type: 'menuUndone' } });
  expect(rows[0]?.content).toBe('Changes: 1');
});

test('an older version of the page is refused', async () => {
  const version = await save([{ key: 'aligner', en: 'Aligners' }]);
  expect(await admin.refused(menu.save, bodyOf(version - 1, [], null))).toBe('customizationChanged');
  expect(await admin.refused(menu.undo, { body: { version: version - 1, undo: version } })).toBe(
    'customizationChanged',
  );
});

test('nobody but operators reads or changes it', async () => {
  const doctor = await server.login('demodoctor');
  expect(await doctor.refused(menu.detail)).toBe('noPermission');
  expect(await doctor.refused(menu.save, bodyOf(1, [], null))).toBe('noPermission');
  expect(await doctor.refused(menu.undo, { body: { version: 1, undo: 2 } })).toBe('noPermission');
});

test('a document says the menu, too: what it leaves out stays, and twice changes nothing', async () => {
  await save([{ key: 'aligner', en: 'Aligners' }]);
  const document = { menu: { entries: [{ key: 'plan-tasks', zh: '任务', service: 'any' as const, hidden: false }] } };
  const apply = () => admin.call(endpoints.provisioning.apply, { body: { document } });
  expect((await apply()).changes).toEqual([
    { kind: 'menu', name: 'menu', action: 'change', fields: [{ field: 'plan-tasks.zh', from: null, to: '任务' }] },
  ]);
  expect((await apply()).changes).toEqual([]);
  expect((await admin.call(menu.detail)).customization.entries).toEqual([
    { key: 'aligner', en: 'Aligners' },
    { key: 'plan-tasks', zh: '任务' },
  ]);
  const hidden = { menu: { entries: [{ key: 'console', hidden: true }] } };
  const { problems, applied } = await admin.call(endpoints.provisioning.apply, { body: { document: hidden } });
  expect([applied, problems[0]?.path]).toEqual([false, ['menu']]);
});
