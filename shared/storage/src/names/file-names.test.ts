import { extensionOf, generatedName } from './file-names.ts';
import { randomId } from './random-id.ts';

test('generated names are a timestamp, digits, a suffix and an extension', () => {
  expect(generatedName('upper', 'drc', 1_700_000_000_000)).toMatch(/^1700000000000\d{6}_upper\.drc$/);
});

test('random ids are 32 letters and digits, each another one', () => {
  const ids = Array.from({ length: 50 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(new Set(ids).size).toBe(50);
});

test.each([
  ['a.STL', 'stl'],
  ['a.tar.gz', 'gz'],
  ['folder.x/a', ''],
  ['a', ''],
  ['a.', ''],
])('the extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
