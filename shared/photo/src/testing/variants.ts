import { resizePhoto } from '../edit/shrink-photo.ts';
import { turnPhoto } from '../edit/turn-photo.ts';
import { type Pixels, newPixels } from '../pixels.ts';
import type { PhotoPositionName } from '../positions.ts';

/** The same picture as somebody else might have taken it. */
export interface Variant {
  readonly name: string;
  readonly position: PhotoPositionName;
  readonly pixels: Pixels;
}

const mirrored: Partial<Record<PhotoPositionName, PhotoPositionName>> = {
  leftOcc: 'rightOcc',
  rightOcc: 'leftOcc',
  leftFace: 'rightFace',
  rightFace: 'leftFace',
  lateral: 'lateralLeft',
  lateralLeft: 'lateral',
};

export function variantsOf(pixels: Pixels, position: PhotoPositionName): Variant[] {
  const { width, height } = pixels;
  const other = mirrored[position] ?? position;
  const cut = (x: number, y: number, w: number, h: number) =>
    turnPhoto(pixels, { crop: { x: x * width, y: y * height, width: w * width, height: h * height } });
  const made = (name: string, image: Pixels, label = position): Variant => ({ name, position: label, pixels: image });
  return [
    made('as it is', pixels),
    made('mirrored', turnPhoto(pixels, { mirror: true }), other),
    made('darker', coloured(pixels, [0.65, 0.65, 0.65])),
    made('brighter', coloured(pixels, [1.25, 1.25, 1.25])),
    made('warm', coloured(pixels, [1.06, 1, 0.94])),
    made('cold', coloured(pixels, [0.96, 1, 1.05])),
    made('cropped', cut(0.04, 0.05, 0.92, 0.9)),
    made('cropped off its middle', cut(0, 0.06, 0.93, 0.88)),
    made('small', resizePhoto(pixels, Math.round(width / 3), Math.round(height / 3))),
    made('wide margin', framed(pixels)),
    made('turned 180', turnPhoto(pixels, { quarterTurns: 2 })),
    made('turned 90', turnPhoto(pixels, { quarterTurns: 1 })),
    made('turned 270', turnPhoto(pixels, { quarterTurns: 3 })),
  ];
}

function coloured(pixels: Pixels, by: readonly [number, number, number]): Pixels {
  const out = newPixels(pixels.width, pixels.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = i % 4 === 3 ? 255 : pixels.data[i]! * by[i % 4]!;
  return out;
}

/** The picture on a black ground that is a tenth larger on each side, as slides are scanned. */
function framed(pixels: Pixels): Pixels {
  const [w, h] = [Math.round(pixels.width * 1.2), Math.round(pixels.height * 1.2)];
  const out = newPixels(w, h);
  for (let i = 3; i < out.data.length; i += 4) out.data[i] = 255;
  const [left, top] = [Math.round(pixels.width * 0.1), Math.round(pixels.height * 0.1)];
  for (let y = 0; y < pixels.height; y++) {
    const row = pixels.data.subarray(y * pixels.width * 4, (y + 1) * pixels.width * 4);
    out.data.set(row, ((top + y) * w + left) * 4);
  }
  return out;
}
