import { drawDentalPhoto } from '../generate/draw-dental-photo.ts';
import { shrinkPhoto } from '../edit/shrink-photo.ts';
import { nodeCodecs } from '../node.ts';
import { type Pixels, newPixels } from '../pixels.ts';
import { photoPositionNames } from '../positions.ts';
import { openPhoto } from '../read/read-photo.ts';
import { hasRealData, realBytes, realFiles } from '../testing/real-data.node.ts';
import { blurred } from '../testing/blurred.ts';
import { sharpness } from './sharpness.ts';

/** What the screens ask about; `BLURRED_PHOTO` of the contracts, which this room does not know. */
const BLURRED = 0.14;
const LONG = 600_000;

test('a drawn photo is sharp, less so with every blur, and blurred in the end', () => {
  const photo = drawDentalPhoto('frontOcc', 3);
  const found = [0, 1, 2, 4, 8].map((sigma) => sharpness(blurred(photo, sigma))!);
  expect(found).toEqual([...found].sort((a, b) => b - a));
  expect(found[0]).toBeGreaterThan(BLURRED);
  expect(found.at(-1)).toBeLessThan(BLURRED);
});

test('every drawn photo is sharp enough', () => {
  for (const position of photoPositionNames) expect(sharpness(drawDentalPhoto(position, 5))).toBeGreaterThan(BLURRED);
});

test('a camera that moved blurs one direction, and that counts', () => {
  const photo = drawDentalPhoto('frontOcc', 3);
  expect(sharpness(blurred(photo, 8, ['across']))).toBeLessThan(sharpness(photo)! * 0.7);
});

test('an empty picture has nothing to judge by', () => {
  expect(sharpness(newPixels(600, 400))).toBeNull();
  expect(sharpness(newPixels(3, 2))).toBeNull();
});

test('a sharp thing before a soft background is sharp', () => {
  const photo = shrinkPhoto(drawDentalPhoto('frontOcc', 3), 800);
  const soft = blurred(photo, 8);
  const mixed: Pixels = { ...photo, data: photo.data.slice() };
  for (let y = 0; y < photo.height; y++) {
    if (y > photo.height * 0.25 && y < photo.height * 0.75) continue;
    const row = y * photo.width * 4;
    mixed.data.set(soft.data.subarray(row, row + photo.width * 4), row);
  }
  expect(sharpness(mixed)).toBeGreaterThan(BLURRED);
});

(hasRealData ? test : test.skip)(
  'of real photos none is asked about as it is, and every one once it is blurred',
  async () => {
    const files = realFiles(/photo-mouth.*\.jpg$/);
    const least: number[] = [];
    const most: number[] = [];
    for (const file of files) {
      const photo = shrinkPhoto(await openPhoto(realBytes(file), file).pixels(nodeCodecs()), 800);
      least.push(sharpness(photo)!);
      most.push(sharpness(blurred(photo, 5)) ?? 0);
    }
    process.stdout.write(`\n${files.length} photos: from ${Math.min(...least)}; blurred: up to ${Math.max(...most)}\n`);
    expect(files.length).toBeGreaterThan(15);
    expect(Math.min(...least)).toBeGreaterThan(BLURRED * 1.3);
    expect(Math.max(...most)).toBeLessThan(BLURRED);
  },
  LONG,
);
