import { type Pixels, newPixels } from '../pixels.ts';

export type Rgb = readonly [number, number, number];

/** A drawing in the making: three floats a pixel, 0 to 255. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Something with an inside: `depth` is above 0 inside, 0 on the edge, 1 at most. */
export interface Shape {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  depth(x: number, y: number): number;
}

export type Paint = Rgb | ((x: number, y: number, depth: number) => Rgb);

export function newCanvas(width: number, height: number, paint: (x: number, y: number) => Rgb): Canvas {
  const data = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(paint(x, y), (y * width + x) * 3);
  return { width, height, data };
}

/** Paints a shape; `softness` is the depth over which its edge fades, `opacity` what it covers inside. */
export function draw(canvas: Canvas, shape: Shape, paint: Paint, { softness = 0.06, opacity = 1 } = {}): void {
  const { width, height, data } = canvas;
  const colour = typeof paint === 'function' ? paint : () => paint;
  for (let y = Math.max(0, Math.floor(shape.top)); y < Math.min(height, shape.bottom); y++) {
    for (let x = Math.max(0, Math.floor(shape.left)); x < Math.min(width, shape.right); x++) {
      const depth = shape.depth(x, y);
      if (depth <= 0) continue;
      const cover = opacity * Math.min(1, depth / softness);
      const rgb = colour(x, y, depth);
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! * (1 - cover) + rgb[c]! * cover;
    }
  }
}

/** An ellipse, turned by `angle`; with a higher `power` it becomes a rounded box. */
export function oval(cx: number, cy: number, rx: number, ry: number, { angle = 0, power = 2 } = {}): Shape {
  const reach = Math.hypot(rx, ry);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    left: cx - reach,
    right: cx + reach,
    top: cy - reach,
    bottom: cy + reach,
    depth(x, y) {
      const [dx, dy] = [x - cx, y - cy];
      const u = Math.abs(dx * cos + dy * sin) / rx;
      const v = Math.abs(dy * cos - dx * sin) / ry;
      return u > 1 || v > 1 ? 0 : 1 - (u ** power + v ** power);
    },
  };
}

/** Smooth random values from -1 to 1 at a scale of pixels. */
export function noise(random: () => number, scale: number): (x: number, y: number) => number {
  const size = 64;
  const grid = Float32Array.from({ length: size * size }, () => random() * 2 - 1);
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [gx, gy] = [x / scale, y / scale];
    const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
    const [tx, ty] = [ease(gx - ix), ease(gy - iy)];
    const at = (i: number, j: number) => grid[(((iy + j) & 63) * size + ((ix + i) & 63)) | 0]!;
    const top = at(0, 0) * (1 - tx) + at(1, 0) * tx;
    return top * (1 - ty) + (at(0, 1) * (1 - tx) + at(1, 1) * tx) * ty;
  };
}

/** The finished drawing with the grain of a camera, mirrored when asked for. */
export function develop(canvas: Canvas, random: () => number, { grain = 3, mirror = false } = {}): Pixels {
  const { width, height, data } = canvas;
  const pixels = newPixels(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + (mirror ? width - 1 - x : x)) * 3;
      const to = (y * width + x) * 4;
      const g = (random() - 0.5) * 2 * grain;
      for (let c = 0; c < 3; c++) pixels.data[to + c] = data[from + c]! + g;
      pixels.data[to + 3] = 255;
    }
  }
  return pixels;
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
