import { quantile } from '../look.ts';
import type { Profile, Row } from './row.ts';

/**
 * Of the space within an arch, seen from its front teeth, so that it does not matter how the picture stands: a palate
 * is lit right behind the front teeth and orange; behind lower ones lies a shadow, and a tongue is purple.
 *
 * The signs, in this order: yellow, redder in front, brighter in front, front teeth, no shadow in front.
 */
export function insideSigns({ tissue, teeth: { width, on }, extent }: Row, profile: Profile, bow: number): number[] {
  const { light, red, yellow } = tissue;
  const { left, right, top, bottom } = extent;
  const [all, front, back]: [number[], number[], number[]] = [[], [], []];
  const middle = (top + bottom) / 2;
  for (let y = top; y <= bottom; y++) {
    const line = on.subarray(y * width + left, y * width + right + 1);
    const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
    const ahead = ((y - middle) / extent.height) * (bow > 0 ? 1 : -1);
    for (let x = Math.round(extent.width * 0.28); x < extent.width * 0.72; x++) {
      if (line[x] || x <= first || x >= last) continue;
      const i = y * width + left + x;
      all.push(i);
      if (ahead > 0.08) front.push(i);
      else if (ahead < -0.12) back.push(i);
    }
  }
  const at = (places: readonly number[], plane: Float32Array, part = 0.5) =>
    places.length > 0
      ? quantile(
          Float32Array.from(places, (i) => plane[i]!),
          part,
        )
      : 0;
  const tooth: number[] = [];
  for (let i = 0; i < on.length; i++) if (on[i]) tooth.push(i);
  const both = front.length > 10 && back.length > 10;
  return [
    (at(all, yellow) - at(tooth, yellow)) * 4,
    both ? (at(front, red) - at(back, red)) * 3 : 0,
    both ? (at(front, light) - at(back, light)) * 3 : 0,
    Math.log((profile.thickness(0.38, 0.62) + 1) / extent.width),
    front.length > 10 ? at(front, light, 0.15) * 3 : 0,
  ];
}
