import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { type Random, oneOf, seededRandom } from '@archway/geometry';
import { type PhotoPositionName, drawDentalPhoto, photoPositionNames, shrinkPhoto } from '@archway/photo';
import { framed, netPositions, placeClasses } from '@archway/photo/model';
import { type Mouth, drawScene } from './render/draw-scene.ts';
import { finished } from './render/finish-picture.ts';
import { randomMouth } from './render/mouths.ts';
import { randomScene } from './render/scene.ts';
import { varied } from './vary.ts';

/**
 * Renders pictures of generated mouths for the training of the network that recognizes intra-oral photos: for each a byte
 * of its position, 11 × 16 bytes of what its places show and 88 × 128 × 3 bytes of colour.
 *
 *     node_modules/.bin/tsx tools/src/photo-model/render-photos.ts FOLDER COUNT [FIRST]
 */
interface Rendered {
  readonly label: (typeof netPositions)[number];
  readonly pixels: Uint8Array;
  readonly places: Uint8Array;
}

const MOUTHS = 90;
/** One picture of so many is drawn, as those of demonstrations are; what its places show is not told. */
const DRAWN = 24;
const UNKNOWN = 255;
const mouths: Mouth[] = [];

function rendered(seed: number, random: Random): Rendered {
  const at = seed % MOUTHS;
  const mouth = (mouths[at] ??= randomMouth(at));
  const scene = randomScene(random);
  const canvas = drawScene(mouth, scene, random, 256, 176);
  return { label: scene.label, ...finished(canvas, random, placeClasses.length) };
}

const shownInside = (position: PhotoPositionName) =>
  netPositions.find((name) => name === position) ?? ('other' as const);

function drawn(seed: number, random: Random): Rendered {
  const position = oneOf(random, [...photoPositionNames, ...netPositions]);
  const picture = shrinkPhoto(drawDentalPhoto(position, 1000 + seed), 256);
  const pixels = Uint8Array.from(framed(varied({ pixels: picture, boxes: [] }, random)));
  return { label: shownInside(position), pixels, places: new Uint8Array(11 * 16).fill(UNKNOWN) };
}

function main(folder: string, count: number, first: number): void {
  mkdirSync(folder, { recursive: true });
  const file = openSync(path.join(folder, `photos-${first}.bin`), 'w');
  for (let seed = first; seed < first + count; seed++) {
    const random = seededRandom(seed * 31 + 5);
    const { label, places, pixels } = seed % DRAWN === 0 ? drawn(seed, random) : rendered(seed, random);
    for (const part of [Uint8Array.of(netPositions.indexOf(label)), places, pixels]) writeSync(file, part);
    if ((seed - first) % 200 === 199)
      process.stdout.write(`${seed - first + 1} of ${count}, ${Math.round(process.uptime())} s\n`);
  }
  closeSync(file);
}

const [folder, count, first] = process.argv.slice(2);
if (!folder || !count) throw new Error('Which folder, and how many pictures?');
main(folder, Number(count), Number(first ?? 0));
