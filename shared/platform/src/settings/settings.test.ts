import { MOST_SETTING_TEXT, type Setting } from '@archway/contracts';
import { telemetry } from '../telemetry/telemetry.ts';
import { readSetting } from './setting-content.ts';
import { changeSetting } from './settings.ts';

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let record: jest.SpyInstance;

let known = 0;
const setting = (part: Partial<Setting>): Setting => ({
  id: String(++known),
  doctorId: '2',
  settingType: 'preferenceSetting',
  storageType: 'text',
  settingContent: '{}',
  settingName: null,
  settingDefault: 1,
  ...part,
});

const answer = (data: unknown): Response => new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
const sent = (at: number): Record<string, unknown> =>
  JSON.parse(String(fetchMock.mock.calls[at]?.[1]?.body)) as Record<string, unknown>;

beforeEach(() => {
  record = jest.spyOn(telemetry, 'record').mockImplementation(() => undefined);
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
});

test('a setting is read from its record', async () => {
  await expect(readSetting(setting({ settingContent: '{"tidType":"1"}' }))).resolves.toEqual({ tidType: '1' });
  await expect(readSetting(undefined)).resolves.toEqual({});
  expect(record).not.toHaveBeenCalled();
});

test('a setting in a file is fetched', async () => {
  fetchMock.mockResolvedValueOnce(answer({ url: 'http://localhost/file', expiration: '2026-11-22T00:00:00Z' }));
  fetchMock.mockResolvedValueOnce(new Response('{"gap":1}'));
  await expect(readSetting(setting({ storageType: 'oss', settingContent: 'archway/x.json' }))).resolves.toEqual({
    gap: 1,
  });
});

test.each([
  ['no JSON', '{"tid'],
  ['a list', '[1]'],
  ['a number', '5'],
])('%s gives {} and one event', async (_what, settingContent) => {
  const unreadable = setting({ settingContent });
  await expect(readSetting(unreadable)).resolves.toEqual({});
  await expect(readSetting(unreadable)).resolves.toEqual({});
  expect(record).toHaveBeenCalledTimes(1);
  expect(record.mock.calls[0]?.[0]).toMatchObject({ type: 'settings-unreadable', logData: { id: unreadable.id } });
});

test('a file that does not come gives {} and an event', async () => {
  fetchMock.mockResolvedValueOnce(answer({ url: 'http://localhost/file', expiration: '2026-11-22T00:00:00Z' }));
  fetchMock.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(readSetting(setting({ storageType: 'oss' }))).resolves.toEqual({});
  expect(record).toHaveBeenCalledTimes(1);
});

test('a change keeps what others keep there; two at once become one record and its update', async () => {
  const stored: Setting[] = [];
  fetchMock.mockImplementation(async (address, init) => {
    if (String(address).includes('/get')) return answer(stored);
    const body = JSON.parse(String(init?.body)) as Partial<Setting>;
    stored[0] = setting({ ...body, id: '900' });
    return answer(stored[0]);
  });
  await Promise.all([
    changeSetting('2', 'preferenceSetting', (before) => ({ ...before, tidType: '1' })),
    changeSetting('2', 'preferenceSetting', (before) => ({ ...before, entrust: '2' })),
  ]);
  expect(JSON.parse(stored[0]!.settingContent)).toEqual({ tidType: '1', entrust: '2' });
  expect(sent(3)).toMatchObject({ id: '900', storageType: 'text' });
});

test('what is too long for a record becomes a file', async () => {
  fetchMock.mockImplementation(async (address) => answer(String(address).includes('/get') ? [] : setting({})));
  await changeSetting('2', 'orderSetting', () => ({ text: 'x'.repeat(MOST_SETTING_TEXT) }));
  expect(sent(1)).toMatchObject({ storageType: 'oss' });
});

test('product settings are a file, however short', async () => {
  fetchMock.mockImplementation(async (address) => answer(String(address).includes('/get') ? [] : setting({})));
  await changeSetting('2', 'productSettings', () => ({ shell: true }));
  expect(sent(1)).toMatchObject({ storageType: 'oss', settingContent: '{"shell":true}' });
});
