import { pattern } from '../testing/series.ts';
import { drawMiddleSlice } from './draw-middle-slice.ts';
import { packVolume } from './pack.ts';

test('the middle slice in shades of grey, opaque, the brightest white', async () => {
  const volume = pattern([24, 16, 9]);
  volume.data.fill(-1000);
  const at = (x: number, y: number, slice: number): number => (slice * 16 + y) * 24 + x;
  // A square in the middle slice, and noise in the others.
  for (let y = 4; y < 12; y++) for (let x = 6; x < 18; x++) volume.data[at(x, y, 4)] = x < 12 ? 500 : 1500;
  for (let voxel = 0; voxel < at(0, 0, 4); voxel++) volume.data[voxel] = (voxel * 7919) % 3000;
  const { quickLook } = await packVolume(volume, { timestamp: 1 });
  const { width, height, data } = await drawMiddleSlice(quickLook);
  expect([width, height]).toEqual([24, 16]);
  const shade = (x: number, y: number): number[] => [...data.subarray(at(x, y, 0) * 4, at(x, y, 0) * 4 + 4)];
  expect(shade(0, 0)).toEqual([0, 0, 0, 255]);
  expect(shade(8, 8)).toEqual([153, 153, 153, 255]);
  expect(shade(15, 8)).toEqual([255, 255, 255, 255]);
});

test('bytes that are none are refused by name', async () => {
  await expect(drawMiddleSlice(new Uint8Array(40))).rejects.toMatchObject({ code: 'chunkDamaged' });
});
