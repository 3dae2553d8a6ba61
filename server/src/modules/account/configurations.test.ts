import { type CallInput, MOST_CONFIGURATIONS, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { settings } from './schema.ts';

const { access, account } = endpoints;

let server: TestServer;
let doctor: TestClient;
let doctorId: string;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  doctorId = (await doctor.call(access.personalData)).doctorId;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ctx.db.delete(settings);
});

type Body = CallInput<typeof account.addSetting>['body'];

const configuration = (
  settingName: string,
  {
    kind = 'aligner',
    parameters = {},
    isDefault = false,
  }: { kind?: string; parameters?: object; isDefault?: boolean } = {},
): { body: Body } => ({
  body: {
    ...{ doctorId, settingType: 'preferenceConfig', settingName },
    settingContent: JSON.stringify({ kind, parameters }),
    settingDefault: isDefault ? 1 : 0,
  },
});
const add = (...said: Parameters<typeof configuration>) => doctor.call(account.addSetting, configuration(...said));
/** Names by kind, the default marked. */
const kept = async (kind: string): Promise<string[]> =>
  (await doctor.call(account.settings, { query: { doctorId, settingType: 'preferenceConfig' } }))
    .filter(({ settingContent }) => settingContent.includes(`"${kind}"`))
    .map(({ settingName, settingDefault }) => `${settingName}${settingDefault === 1 ? '*' : ''}`)
    .sort();

test('each kind has a default of its own: its first, until another takes its place', async () => {
  const first = await add('Standard');
  await add('Soft');
  await add('Standard', { kind: 'retainer' });
  expect([await kept('aligner'), await kept('retainer')]).toEqual([['Soft', 'Standard*'], ['Standard*']]);
  await add('Hard', { isDefault: true });
  expect([await kept('aligner'), await kept('retainer')]).toEqual([['Hard*', 'Soft', 'Standard'], ['Standard*']]);
  const again = configuration('Standard', { isDefault: true }).body;
  await doctor.call(account.updateSetting, { body: { ...again, id: first.id } });
  expect(await kept('aligner')).toEqual(['Hard', 'Soft', 'Standard*']);
});

test('the default cannot be deleted, so that one always remains; others can', async () => {
  const [first, second] = [await add('One'), await add('Two')];
  await expect(doctor.call(account.removeSetting, { params: { id: first.id } })).rejects.toMatchObject({
    errorName: 'defaultSettingKept',
    text: 'The default configuration cannot be deleted',
  });
  await doctor.call(account.removeSetting, { params: { id: second.id } });
  expect(await kept('aligner')).toEqual(['One*']);
});

test('two of a kind have different names, and keep them when they are changed', async () => {
  const one = await add('Standard');
  const two = await add('Soft');
  expect(await doctor.refused(account.addSetting, configuration(' standard '))).toBe('configurationNameTaken');
  const rename = (id: string, name: string) => ({ body: { ...configuration(name).body, id } });
  expect(await doctor.refused(account.updateSetting, rename(two.id, 'STANDARD'))).toBe('configurationNameTaken');
  await doctor.call(account.updateSetting, rename(one.id, 'Standard'));
  await doctor.call(account.updateSetting, rename(two.id, 'Softer'));
  expect(await kept('aligner')).toEqual(['Softer', 'Standard*']);
});

test.each([
  ['a number out of its range', { shellThickness: 99 }, 'parameterOutOfRange'],
  ['a switch that is a word', { vfill: 'yes' }, 'parameterInvalid'],
  ['a factor beside 0 to 1', { cutLineShape: 2 }, 'cutLineShapeRange'],
  ['a weight beside 0 to 1', { reserveGumTerminalOffset: 2 }, 'reserveGumRange'],
  ['a fixture without a base', { fixture: 'xl1' }, 'baseRequired'],
  ['custom compensation without full wrap', { wrap: 'half', customCompensation: 1 }, 'customCompensationWrap'],
] as const)('refuses %s, whether it is added or changed', async (_what, parameters, error) => {
  const known = await add('Standard');
  expect(await doctor.refused(account.addSetting, configuration('Other', { parameters }))).toBe(error);
  const changed = { body: { ...configuration('Standard', { parameters }).body, id: known.id } };
  expect(await doctor.refused(account.updateSetting, changed)).toBe(error);
  expect(await kept('aligner')).toEqual(['Standard*']);
});

test('a range is told in the reader’s language', async () => {
  const wrong = configuration('Other', { parameters: { shellThickness: 99 } });
  await expect(doctor.call(account.addSetting, wrong, 'zh-CN')).rejects.toMatchObject({ text: '壳厚须为 0.5 到 10' });
});

test('one stays of its kind, in a record and not in a file', async () => {
  const { id } = await add('Standard');
  const moved = { body: { ...configuration('Standard', { kind: 'retainer' }).body, id } };
  expect(await doctor.refused(account.updateSetting, moved)).toBe('recordNotFound');
  const file = { body: { ...configuration('File').body, storageType: 'oss' as const } };
  expect(await doctor.refused(account.addSetting, file)).toBe('settingContentInvalid');
});

test('there are never two defaults, nor more than the limit, whoever asks at once', async () => {
  const tries = Array.from({ length: MOST_CONFIGURATIONS + 4 }, (_, at) =>
    add(`c${at}`, { isDefault: at % 2 === 0 }).then(
      () => 'added',
      (refusal: { errorName: string }) => refusal.errorName,
    ),
  );
  const ends = await Promise.all(tries);
  expect(ends.filter((end) => end === 'configurationLimit')).toHaveLength(4);
  const all = await kept('aligner');
  expect(all).toHaveLength(MOST_CONFIGURATIONS);
  expect(all.filter((name) => name.endsWith('*'))).toHaveLength(1);
});

test('nobody reads or changes those of a colleague', async () => {
  const { id } = await add('Standard');
  const colleague = await server.login('democreator');
  const query = { doctorId, settingType: 'preferenceConfig' } as const;
  expect(await colleague.refused(account.settings, { query })).toBe('recordNotFound');
  expect(await colleague.refused(account.removeSetting, { params: { id } })).toBe('recordNotFound');
  expect(await colleague.refused(account.addSetting, configuration('Theirs'))).toBe('recordNotFound');
});
