import { IntegrityMissing, integrityOf, knowEntry } from './integrity.ts';

const base = '/remotes/cases/1.2.0+ab12cd34/';

beforeAll(() =>
  knowEntry({
    version: '1.2.0+ab12cd34',
    base,
    entry: 'mf-manifest.json',
    files: { 'a.js': 'sha384-A', 'assets/b.wasm': 'sha384-B' },
  }),
);

test('a file of a known build has the hash of the registry, whatever its query', () => {
  expect(integrityOf(`${window.location.origin}${base}a.js`)).toBe('sha384-A');
  expect(integrityOf(`${base}a.js?retry=1`)).toBe('sha384-A');
  expect(integrityOf(`${base}assets/b.wasm`)).toBe('sha384-B');
  expect(integrityOf('/remotes/cases/1.2.0%2Bab12cd34/a.js')).toBe('sha384-A');
});

test.each([`${base}c.js`, '/remotes/cases/9.9.9+ffffffff/a.js', '/remotes/other/1.2.0+ab12cd34/a.js'])(
  '%s has none and is refused',
  (url) => {
    expect(() => integrityOf(url)).toThrow(IntegrityMissing);
  },
);

test('files of the host and of the server are not the registry’s', () => {
  expect(integrityOf('/remotes/host/1.0.0+ab12cd34/main.js')).toBeUndefined();
  expect(integrityOf('/custom/logo.png')).toBeUndefined();
});

test('builds ask the page by its global', () => {
  expect(globalThis.__archwayIntegrity?.(`${base}a.js`)).toBe('sha384-A');
});
