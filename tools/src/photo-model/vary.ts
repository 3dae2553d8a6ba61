import { type Pixels, resizePhoto } from '@archway/photo';
import { type Random, between, oneOf } from '@archway/geometry';
import type { RealPhoto } from './real-photos.ts';

type Colour = readonly [number, number, number];
type Paint = (x: number, y: number, colour: Colour, cover?: number) => void;

export const copyOf = ({ width, height, data }: Pixels): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(data),
});

/** The same scene as somebody else might have photographed it. Left and right never change places. */
export function varied({ pixels, boxes }: Pick<RealPhoto, 'pixels' | 'boxes'>, random: Random, strength = 1): Pixels {
  const image = copyOf(pixels);
  const happens = (chance: number) => random() < chance * strength;
  if (boxes.length > 0 && happens(0.3)) darkenSkin(image, boxes, between(random, 0.45, 1));
  if (boxes.length > 0 && happens(0.25)) loseTooth(image, oneOf(random, boxes), fleshOf(pixels, random));
  if (boxes.length > 0 && happens(0.25)) bracket(image, boxes, between(random, 120, 200));
  if (happens(0.3)) retract(image, random);
  if (happens(0.15)) bar(image, random);
  const moved = move(image, random, strength);
  recolour(moved, random);
  const blur = between(random, 1.5, 3);
  return random() < 0.35 ? resizePhoto(moved, Math.round(moved.width / blur), Math.round(moved.height / blur)) : moved;
}

function painter({ width, height, data }: Pixels): Paint {
  return (px, py, colour, cover = 1) => {
    const [x, y] = [Math.round(px), Math.round(py)];
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = (y * width + x) * 4;
    for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! * (1 - cover) + colour[c]! * cover;
  };
}

/** The colour of the redder pixels. */
export function fleshOf({ width, height, data }: Pixels, random: Random): Colour {
  const places = Array.from({ length: 400 }, () => Math.floor(random() * width * height) * 4);
  places.sort((a, b) => data[b]! - data[b + 1]! - (data[a]! - data[a + 1]!));
  const at = places[60]!;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

/** Everything a little red that is not near teeth. */
function darkenSkin({ width, height, data }: Pixels, boxes: RealPhoto['boxes'], by: number): void {
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) / width, Math.floor(i / width) / height];
    if (boxes.some(([a, b, c, d]) => x > a! - 0.04 && x < c! + 0.04 && y > b! - 0.05 && y < d! + 0.05)) continue;
    const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    const red = (r - g) / Math.max((r + g + b) / 3, 24);
    if (red > 0.08 && red < 0.45)
      for (let c = 0; c < 3; c++) data[i * 4 + c] = data[i * 4 + c]! * by * (c === 0 ? 1 : 0.97);
  }
}

function loseTooth(image: Pixels, [left, top, right, bottom]: readonly number[], flesh: Colour): void {
  const paint = painter(image);
  const to = Math.min(right!, left! + 0.12);
  for (let y = top! * image.height; y < bottom! * image.height; y++)
    for (let x = left! * image.width; x < to * image.width; x++) paint(x, y, flesh, 0.92);
}

function bracket(image: Pixels, boxes: RealPhoto['boxes'], metal: number): void {
  const paint = painter(image);
  const size = Math.max(2, image.width * 0.014);
  const centres = boxes.map(([a, b, c, d]) => [((a! + c!) / 2) * image.width, ((b! + d!) / 2) * image.height] as const);
  for (const [i, [x, y]] of centres.entries()) {
    for (let dy = -size; dy <= size; dy++)
      for (let dx = -size; dx <= size; dx++) paint(x + dx, y + dy, [metal, metal, metal], 0.85);
    const [u, v] = centres[i + 1] ?? [x, y];
    const far = Math.hypot(u - x, v - y);
    const wire = metal * 0.7;
    for (let t = 0; t < far && far < image.width * 0.3; t++)
      paint(x + ((u - x) * t) / far, y + ((v - y) * t) / far, [wire, wire, wire], 0.9);
  }
}

/** Black, clear, white or blue plastic that holds one cheek or both. */
function retract(image: Pixels, random: Random): void {
  const paint = painter(image);
  const colours: Colour[] = [
    [10, 10, 12],
    [200, 205, 210],
    [235, 230, 225],
    [120, 110, 115],
    [60, 80, 160],
  ];
  const [colour, cover, depth] = [oneOf(random, colours), between(random, 0.7, 1), between(random, 0.02, 0.09)];
  const [both, left] = [random() < 0.6, random() < 0.5];
  for (let y = 0; y < image.height; y++) {
    const reach = depth * image.width * (0.3 + ((2 * y) / image.height - 1) ** 2);
    for (let x = 0; x < reach; x++) {
      if (both || left) paint(x, y, colour, cover);
      if (both || !left) paint(image.width - 1 - x, y, colour, cover);
    }
  }
}

function bar(image: Pixels, random: Random): void {
  const paint = painter(image);
  const [high, top] = [between(random, 0.02, 0.1) * image.height, random() < 0.5];
  const colour: Colour = random() < 0.5 ? [12, 12, 12] : [225, 220, 215];
  for (let y = 0; y < high; y++) for (let x = 0; x < image.width; x++) paint(x, top ? y : image.height - 1 - y, colour);
}

/** Turned by up to 9 degrees, larger or smaller, stretched, shifted; what comes in is the border or one colour. */
function move({ width, height, data }: Pixels, random: Random, strength: number): Pixels {
  const angle = (between(random, -9, 9) * Math.PI * strength) / 180;
  const [zoom, stretch] = [between(random, 0.86, 1.18), between(random, 0.94, 1.06)];
  const [left, up] = [
    between(random, -0.06, 0.06) * width * strength,
    between(random, -0.06, 0.06) * height * strength,
  ];
  const ground = oneOf(random, [0, 18, 245]);
  const stays = random() < 0.6;
  const out = new Uint8ClampedArray(width * height * 4);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let i = 0; i < width * height; i++) {
    const [dx, dy] = [((i % width) - width / 2 - left) / zoom, (Math.floor(i / width) - height / 2 - up) / zoom];
    let x = cos * dx * stretch + (sin * dy) / stretch + width / 2;
    let y = -sin * dx * stretch + (cos * dy) / stretch + height / 2;
    if (stays) [x, y] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))];
    out[i * 4 + 3] = 255;
    const outside = x < 0 || y < 0 || x >= width - 1 || y >= height - 1;
    const at = (Math.floor(y) * width + Math.floor(x)) * 4;
    const [u, v] = [x % 1, y % 1];
    for (let c = 0; c < 3; c++) {
      const upper = outside ? 0 : data[at + c]! * (1 - u) + data[at + 4 + c]! * u;
      const lower = outside ? 0 : data[at + width * 4 + c]! * (1 - u) + data[at + width * 4 + 4 + c]! * u;
      out[i * 4 + c] = outside ? ground : upper * (1 - v) + lower * v;
    }
  }
  return { width, height, data: out };
}

/** Strength of colours, exposure, contrast, colour of the light, noise. */
function recolour({ data }: Pixels, random: Random): void {
  const [colours, exposure, gamma] = [
    between(random, 0.6, 1.4),
    between(random, 0.65, 1.25),
    between(random, 0.8, 1.25),
  ];
  const light = [between(random, 0.9, 1.1), 1, between(random, 0.88, 1.12)];
  const noise = random() < 0.4 ? between(random, 0, 9) : 0;
  for (let i = 0; i < data.length; i += 4) {
    const mean = (data[i]! + data[i + 1]! + data[i + 2]!) / 3;
    for (let c = 0; c < 3; c++) {
      const value = (mean + (data[i + c]! - mean) * colours) * light[c]!;
      data[i + c] = 255 * Math.min(1, Math.max(0, value / 255)) ** gamma * exposure + (random() - 0.5) * 2 * noise;
    }
  }
}
