import type { ShellRemote } from '@archway/contracts';
import { updateShell } from '@archway/platform/host';
import { isOutdated } from './pins.ts';

const remote = (name: string, version: string): ShellRemote => ({
  name,
  title: { zh: name, en: name },
  team: name,
  current: { version, base: `/remotes/${name}/${version}/`, entry: 'mf-manifest.json', files: {} },
  previous: null,
  slots: [],
  paths: [],
});

beforeEach(() => updateShell({ running: { cases: '1.0.0+11111111' } }));

test('a page is up to date while what runs in it is what is pinned, whatever else is', () => {
  updateShell({ remotes: [remote('cases', '1.0.0+11111111'), remote('plans', '2.0.0+22222222')] });
  expect(isOutdated(undefined)).toBe(false);
});

test('a page in which another version runs is not', () => {
  updateShell({ remotes: [remote('cases', '2.0.0+22222222')] });
  expect(isOutdated(undefined)).toBe(true);
});

test('nor one in which a remote runs that was withdrawn', () => {
  updateShell({ remotes: [] });
  expect(isOutdated(undefined)).toBe(true);
});
