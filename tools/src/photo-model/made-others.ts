import { type Pixels, turnPhoto } from '@archway/photo';
import { type Random, between } from '@archway/geometry';
import type { RealPhoto } from './real-photos.ts';
import { seams } from './tooth-boxes.ts';
import { copyOf, fleshOf } from './vary.ts';

/** Pictures with teeth that belong to no position, made of those that do: one jaw before black, smiles, parts of arches. */
export function madeOthers(photo: RealPhoto, random: Random): Pixels[] {
  if (photo.label === 'uptooth' || photo.label === 'lowtooth') return parts(photo, random);
  const seam = seams[photo.name];
  if (seam === undefined || !photo.teeth) return [];
  return Array.from({ length: 8 }, (_, k) =>
    k % 4 >= 2 ? smile(photo, seam, k % 2 === 1, random) : oneJaw(photo.pixels, seam, k % 4 === 1),
  );
}

function oneJaw(pixels: Pixels, seam: number, lower: boolean): Pixels {
  const image = copyOf(pixels);
  const { width, height, data } = image;
  const at = Math.round(seam * height);
  data.subarray(lower ? 0 : at * width * 4, lower ? at * width * 4 : undefined).fill(12);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return image;
}

/** Lips close in around the teeth, and skin around the lips. */
function smile({ pixels, teeth }: RealPhoto, seam: number, bothRows: boolean, random: Random): Pixels {
  const image = copyOf(pixels);
  const { width, height, data } = image;
  const lip = fleshOf(pixels, random).map((value) => value * 0.75);
  const tone = between(random, 0.5, 1);
  const skin = [205 * tone, 165 * tone, 145 * tone];
  const rows = [teeth!.indexOf(1), teeth!.lastIndexOf(1)].map((i) => Math.floor(i / width));
  const [top, bottom] = [rows[0]!, rows[1]!];
  const [thick, curve] = [between(random, 0.08, 0.14) * height, between(random, 0, 0.12) * height];
  for (let i = 0; i < width * height; i++) {
    const y = Math.floor(i / width);
    const off = ((2 * (i % width)) / width - 1) ** 2;
    const above = top - (bottom - top) * 0.12 + curve * off * 0.6;
    const below = (seam + 0.02) * height + (bothRows ? (bottom - seam * height) * 0.4 : 0) - curve * off;
    const beyond = Math.max(above - y, (y - below) / 1.3);
    if (beyond <= 0) continue;
    const colour = beyond > thick ? skin : lip;
    for (let c = 0; c < 3; c++) data[i * 4 + c] = colour[c]! * between(random, 0.93, 1.07);
  }
  return image;
}

/** One side of an arch, or its front teeth alone. */
function parts({ pixels, label }: RealPhoto, random: Random): Pixels[] {
  const { width, height } = pixels;
  return Array.from({ length: 6 }, (_, k) => {
    const x = k < 2 ? 0 : k < 4 ? between(random, 0.56, 0.66) : 0;
    const y = k < 4 || label === 'uptooth' ? 0 : between(random, 0.6, 0.66);
    const wide = k < 2 ? between(random, 0.34, 0.44) : k < 4 ? 0.34 : 1;
    const high = k < 4 ? 1 : between(random, 0.3, 0.34);
    return turnPhoto(pixels, { crop: { x: x * width, y: y * height, width: wide * width, height: high * height } });
  });
}
