import { displayName, extensionOf, generatedName } from './file-names.ts';
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
  ['upper.stl', 'upper.stl'],
  ['__ENCODED__%E4%B8%8A%E9%A2%8C.stl', '上颌.stl'],
  ['__ENCODED__100%.stl', '100%.stl'],
  ['scan.stl^^^1700_a', 'scan.stl'],
  ['__ENCODED__a%5E%5E%5Eb', 'a'],
  ['compress_my_scan_1700_12_a.drc', 'compress_my_scan'],
  ['origin_x_1_2_3', 'origin_x'],
  ['origin_1_2', 'origin_1_2'],
  ['my_scan_1_2_3', 'my_scan_1_2_3'],
])('%j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
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
