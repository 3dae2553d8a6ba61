import { type Look, ramp } from '../look.ts';

/** 0 to 1: how surely a picture shows the inside of a mouth: much of it is flesh, hardly any of it green or blue. */
export function mouthEvidence({ width, height, light, red, chroma }: Look): number {
  const all = width * height;
  let [flesh, foreign] = [0, 0];
  for (let i = 0; i < all; i++) {
    if (red[i]! > 0.27 && light[i]! > 30) flesh++;
    else if (red[i]! < -0.06 && light[i]! > 40 && chroma[i]! > 20) foreign++;
  }
  return Math.min(ramp(flesh / all, 0.08, 0.2), ramp(foreign / all, 0.1, 0.03));
}
