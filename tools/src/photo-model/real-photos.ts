import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Pixels, type PhotoPositionName, openPhoto, resizePhoto, shrinkPhoto } from '@archway/photo';
import { nodeCodecs } from '@archway/photo/node';
import { toothBoxes } from './tooth-boxes.ts';

/** A real picture with what is known of it. */
export interface RealPhoto {
  readonly name: string;
  /** Photos of one person are kept aside together. */
  readonly person: string;
  readonly label: PhotoPositionName;
  readonly pixels: Pixels;
  /** 1 where there is tooth; null where nobody marked it. */
  readonly teeth: Uint8Array | null;
  /** Left, top, right and bottom of places with teeth, as parts of the sides. */
  readonly boxes: readonly (readonly number[])[];
}

const SIDE = 256;
const codecs = nodeCodecs();

/**
 * Who is on which photo of `photo-mouth`: 01 to 09 show one person (a jewel on the same tooth, one size of print), 10
 * and 11 another; 12 to 19 are pages of one book and count as one; 20 and 21 are the two halves of one jaw.
 */
const personOf = (number: number): string => (number <= 9 ? 'A' : number <= 11 ? 'B' : number <= 19 ? 'C' : 'D');

const read = async (file: string, side = SIDE): Promise<Pixels> =>
  shrinkPhoto(await openPhoto(new Uint8Array(readFileSync(file))).pixels(codecs), side);

export async function labelledPhotos(data: string): Promise<RealPhoto[]> {
  const lines = readFileSync(path.join(data, 'photo-mouth/LABELS.tsv'), 'utf8').trim().split('\n').slice(1);
  const photos: RealPhoto[] = [];
  for (const line of lines) {
    const [file, label] = line.split('\t') as [string, PhotoPositionName];
    const name = file.slice(0, 2);
    const pixels = await read(path.join(data, 'photo-mouth', file));
    const scale = Math.max(pixels.width, pixels.height) / 640;
    const boxes = toothBoxes[name]!.map(([a, b, c, d]) => [
      (a * scale) / pixels.width,
      (b * scale) / pixels.height,
      (c * scale) / pixels.width,
      (d * scale) / pixels.height,
    ]);
    photos.push({ name, person: personOf(Number(name)), label, pixels, teeth: paleWithin(pixels, boxes), boxes });
  }
  const five = ['uptooth', 'lowtooth', 'leftOcc', 'rightOcc', 'frontOcc'] as const;
  for (const [i, label] of five.entries()) {
    const at = (kind: string) => path.join(data, `dental-sjtu-five-photos/seg/valid/${kind}/0-${i}.png`);
    const pixels = await read(at('image'));
    const outline = resizePhoto(await read(at('label'), 4096), pixels.width, pixels.height);
    const teeth = within(outline, i);
    photos.push({ name: `S${i}`, person: 'S', label, pixels, teeth, boxes: sampled(teeth, pixels) });
  }
  return photos;
}

/** Real pictures of other things, in five groups. */
export async function otherPictures(data: string): Promise<RealPhoto[]> {
  const wanted =
    /^img-(image-size\/valid|exif-orientation|libheif\/(examples|tests))\/.*\.(jpg|png|bmp|webp|tiff|heic|heif)$/;
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((file) => wanted.test(file));
  const pictures: RealPhoto[] = [];
  for (const file of files.sort()) {
    const pixels = await read(path.join(data, file)).catch(() => null);
    if (!pixels || Math.min(pixels.width, pixels.height) < 48) continue;
    const person = `N${pictures.length % 5}`;
    pictures.push({ name: file, person, label: 'other', pixels, teeth: null, boxes: [] });
  }
  return pictures;
}

/** What is pale and lit within boxes: Otsu's threshold of ln(red / green) there. */
function paleWithin({ width, height, data }: Pixels, boxes: readonly (readonly number[])[]): Uint8Array {
  const inside = (i: number) => {
    const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    return boxes.some(([a, b, c, d]) => x >= a! && x < c! && y >= b! && y < d!);
  };
  const light = Float32Array.from(
    { length: width * height },
    (_, i) => (data[i * 4]! + data[i * 4 + 1]! + data[i * 4 + 2]!) / 3,
  );
  const red = light.map((_, i) => Math.log((data[i * 4]! + 10) / (data[i * 4 + 1]! + 10)));
  const bright = 0.35 * Float32Array.from(light).sort()[Math.floor(0.97 * light.length)]!;
  const values: number[] = [];
  for (let i = 0; i < light.length; i++) if (light[i]! > bright && inside(i)) values.push(red[i]!);
  const limit = otsu(values.sort((a, b) => a - b));
  return Uint8Array.from(light, (value, i) => (value > bright && red[i]! < limit && inside(i) ? 1 : 0));
}

function otsu(sorted: readonly number[]): number {
  const total = sorted.reduce((a, b) => a + b, 0);
  let [best, limit, sum] = [-1, 0, 0];
  for (const [i, value] of sorted.entries()) {
    sum += value;
    const [below, above] = [i + 1, sorted.length - i - 1];
    if (above === 0) break;
    const apart = below * above * (sum / below - (total - sum) / above) ** 2;
    if (apart > best) [best, limit] = [apart, value];
  }
  return limit;
}

/** The label maps hold outlines; what cannot be reached from the border is tooth. Teeth run out of two photos. */
function within({ width, height, data }: Pixels, photo: number): Uint8Array {
  const reached = Uint8Array.from({ length: width * height }, () => 0);
  const line = (i: number) => Math.max(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) > 20;
  const stack: number[] = [];
  const reach = (i: number) => {
    if (reached[i] || line(i)) return;
    reached[i] = 1;
    stack.push(i);
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(reach);
  for (let y = 0; y < height; y++) {
    if (!(photo === 2 && y > height * 0.2 && y < height * 0.5)) reach(y * width);
    if (!(photo === 3 && y > height * 0.4 && y < height * 0.75)) reach(y * width + width - 1);
  }
  while (stack.length > 0) {
    const at = stack.pop()!;
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < width * (height - 1)) reach(at + width);
  }
  return reached.map((one) => 1 - one);
}

/** Ten places on the teeth, from left to right. */
function sampled(teeth: Uint8Array, { width, height }: Pixels): number[][] {
  const on = [...teeth.keys()].filter((i) => teeth[i]);
  return Array.from({ length: 10 }, (_, k) => on[Math.floor(((k * 7 + 3) % 10) * 0.1 * on.length)]!)
    .map((i) => [(i % width) / width, Math.floor(i / width) / height] as const)
    .map(([x, y]) => [x - 0.05, y - 0.06, x + 0.05, y + 0.06])
    .sort((a, b) => a[0]! - b[0]!);
}
