import type { Mesh } from '@archway/mesh';
import { type Camera, type Layer, type Rgb, emptyLayer, rasterize } from './scene.ts';
import { type Tones, openness, pattern, shade } from './shade.ts';
import { traitsOfSurface } from './surface.ts';

export const mouthViews = ['frontOcc', 'leftOcc', 'rightOcc', 'uptooth', 'lowtooth'] as const;
export type MouthView = (typeof mouthViews)[number];

export interface Mouth {
  readonly upper: Mesh;
  readonly lower: Mesh;
  readonly tones: Tones;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

const [WIDTH, HEIGHT] = [640, 480];
/** Drawn this many times larger, and made small again. */
const OVER = 1.25;
/** How far a cheek retractor lets the lens look around. */
const SIDE_TURN = 1.08;
/** What lies so much deeper than the middle of a view from the side (mm) is the other side of the jaw. */
const OTHER_SIDE = -24;

const upright = (turn: number): Camera['axes'] => [
  [Math.cos(turn), 0, -Math.sin(turn)],
  [0, 1, 0],
  [Math.sin(turn), 0, Math.cos(turn)],
];

const cameras: Record<MouthView, Camera> = {
  frontOcc: { axes: upright(0), target: [0, 0.5, -6], distance: 180, scale: 10.4 * OVER },
  leftOcc: { axes: upright(SIDE_TURN), target: [15, 0.5, -9], distance: 180, scale: 11.6 * OVER },
  rightOcc: { axes: upright(-SIDE_TURN), target: [-15, 0.5, -9], distance: 180, scale: 11.6 * OVER },
  uptooth: { axes: [[1, 0, 0], [0, 0, 1], [0, -1, 0]], target: [0, 0, -23], distance: 210, scale: 7.5 * OVER },
  lowtooth: { axes: [[1, 0, 0], [0, 0, -1], [0, 1, 0]], target: [0, 0, -23], distance: 210, scale: 7.5 * OVER },
}; // prettier-ignore

const jawsOf: Record<MouthView, readonly ('upper' | 'lower')[]> = {
  ...{ frontOcc: ['upper', 'lower'], leftOcc: ['upper', 'lower'], rightOcc: ['upper', 'lower'] },
  ...{ uptooth: ['upper'], lowtooth: ['lower'] },
};

/** A photo of the inside of a mouth. */
export function photograph(mouth: Mouth, view: MouthView): Picture {
  const camera = cameras[view];
  const layer = emptyLayer(WIDTH * OVER, HEIGHT * OVER);
  for (const jaw of jawsOf[view]) rasterize(layer, camera, mouth[jaw], traitsOfSurface(mouth[jaw], jaw));
  if (view === 'leftOcc' || view === 'rightOcc')
    for (let at = 0; at < layer.depth.length; at++) if (layer.depth[at]! < OTHER_SIDE) layer.depth[at] = -Infinity;
  const open = openness(layer, 5 * camera.scale, camera.scale);
  return shrunk(layer, shade(layer, open, mouth.tones, behindOf(view, mouth.tones, layer)));
}

/** Cheeks, lips and the dark of the mouth behind the teeth. */
function behindOf(view: MouthView, { lining }: Tones, { width, height }: Layer): (x: number, y: number) => Rgb {
  const cloud = pattern(view.length + 31, 0.22);
  const arch = view === 'uptooth' || view === 'lowtooth';
  const dark: Rgb = [52, 16, 18];
  return (x, y) => {
    const [u, v] = [(x / width) * 2 - 1, (y / height) * 2 - 1];
    const slant = view === 'leftOcc' ? u - 0.5 : view === 'rightOcc' ? u + 0.5 : u;
    const inside = arch
      ? Math.exp(-((u / 0.95) ** 4) - (v / 0.9) ** 4) * 0.55
      : Math.exp(-((v / 0.26) ** 2)) * (0.85 + 0.1 * Math.abs(u));
    const fall = Math.min(1, 0.24 + slant * slant * 0.34 + Math.max(0, Math.abs(v) - 0.72) * 0.5);
    const wet = cloud(u, v, 0.5) * 0.07 + cloud(u * 4, v * 4, 2) * 0.03;
    const light = Math.max(0.3, 1 - fall + wet);
    return [0, 1, 2].map((c) => lining[c]! * light * (1 - inside) + dark[c]! * inside) as unknown as Rgb;
  };
}

function shrunk({ width, height }: Layer, colours: Float32Array): Picture {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (let c = 0; c < 3; c++) data[(y * WIDTH + x) * 4 + c] = meanOf(colours, width, height, x * OVER, y * OVER, c);
  return { width: WIDTH, height: HEIGHT, data };
}

/** The colour of a square with sides of `OVER` pixels. */
function meanOf(colours: Float32Array, width: number, height: number, left: number, top: number, c: number): number {
  let [sum, weight] = [0, 0];
  for (let y = Math.floor(top); y < Math.min(height, top + OVER); y++)
    for (let x = Math.floor(left); x < Math.min(width, left + OVER); x++) {
      const part =
        (Math.min(x + 1, left + OVER) - Math.max(x, left)) * (Math.min(y + 1, top + OVER) - Math.max(y, top));
      sum += part * colours[(y * width + x) * 3 + c]!;
      weight += part;
    }
  return sum / weight;
}
