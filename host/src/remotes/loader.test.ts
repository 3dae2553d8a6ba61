import type { RemoteEntry, ShellRemote } from '@archway/contracts';
import { telemetry, updateShell, versionOf } from '@archway/platform/host';
import { choosePrevious, loadModule } from './loader.ts';

const mockLoad = jest.fn<Promise<unknown>, [string, RemoteEntry, string, boolean]>();
jest.mock('./federation.ts', () => ({
  loadFromBuild: (...given: [string, RemoteEntry, string, boolean]) => mockLoad(...given),
}));

const entry = (version: string): RemoteEntry => ({
  version,
  base: `/remotes/x/${version}/`,
  entry: 'mf-manifest.json',
  files: {},
});

const live = (name: string, previous = true): ShellRemote => ({
  name,
  title: { zh: name, en: name },
  team: name,
  current: entry('2.0.0+22222222'),
  previous: previous ? entry('1.0.0+11111111') : null,
  slots: [],
  paths: [],
});

const tried = (): string[] => mockLoad.mock.calls.map(([, { version }]) => version);

beforeEach(() => {
  mockLoad.mockReset();
  updateShell({ remotes: [], running: {} });
  jest.spyOn(telemetry, 'record').mockImplementation(() => undefined);
});

test('the pinned build is loaded and known to run', async () => {
  updateShell({ remotes: [live('a')] });
  mockLoad.mockResolvedValue('app');
  await expect(loadModule('a', './app')).resolves.toBe('app');
  expect(versionOf('a')).toBe('2.0.0+22222222');
  const report = {
    type: 'remote-load',
    logData: { remote: 'a', version: '2.0.0+22222222' },
    eventDuration: expect.any(Number),
  };
  expect(jest.mocked(telemetry.record).mock.calls).toEqual([[report]]);
});

test('when it fails, the one before stands in, and the failure is reported with the version that failed', async () => {
  updateShell({ remotes: [live('b')] });
  mockLoad.mockRejectedValueOnce(new Error('404')).mockResolvedValue('app');
  await expect(loadModule('b', './app')).resolves.toBe('app');
  expect(tried()).toEqual(['2.0.0+22222222', '1.0.0+11111111']);
  expect(versionOf('b')).toBe('1.0.0+11111111');
  expect(telemetry.record).toHaveBeenCalledWith({
    type: 'remote-failure',
    logData: expect.objectContaining({ remote: 'b', version: '2.0.0+22222222', where: './app' }) as unknown,
  });
});

test('all modules of a remote come from the build that runs, never from two', async () => {
  updateShell({ remotes: [live('c')], running: { c: '1.0.0+11111111' } });
  mockLoad.mockResolvedValue('slot');
  await loadModule('c', './slots/x');
  expect(tried()).toEqual(['1.0.0+11111111']);
});

test('without a build before, the failure is the caller’s; the next try starts afresh', async () => {
  updateShell({ remotes: [live('d', false)] });
  mockLoad.mockRejectedValueOnce(new Error('404')).mockResolvedValue('app');
  await expect(loadModule('d', './app')).rejects.toThrow('404');
  await loadModule('d', './app');
  expect(mockLoad.mock.calls.map(([, , , afresh]) => afresh)).toEqual([false, true]);
});

test('the reader may choose the build before', async () => {
  updateShell({ remotes: [live('e')], running: { e: '2.0.0+22222222' } });
  mockLoad.mockResolvedValue('app');
  choosePrevious('e');
  await loadModule('e', './app');
  expect(tried()).toEqual(['1.0.0+11111111']);
});

test('a remote that the registry does not list is not loaded', async () => {
  await expect(loadModule('nobody', './app')).rejects.toThrow('nobody');
});
