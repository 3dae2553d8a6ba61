import { formatFileName } from './file-name.ts';

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
  expect(formatFileName(name)).toBe(shown);
});
