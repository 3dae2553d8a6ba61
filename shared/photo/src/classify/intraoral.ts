import type { Guess } from '../positions.ts';
import { guessArch } from './arch.ts';
import { guessBite } from './bite.ts';
import { type Look, quantile, ramp } from './look.ts';
import { type Extent, type Mask, areaOf, extentOf, maskOf, withoutIslands, withoutSpecks } from './mask.ts';

/** What is seen inside of a mouth. */
export interface Mouth {
  readonly look: Look;
  readonly teeth: Mask;
  readonly extent: Extent;
  /** 0 to 1: how surely this is a mouth at all. */
  readonly evidence: number;
}

/** Teeth among red: null when there is too little of either. */
export function findMouth(look: Look): Mouth | null {
  const { width, height, light, red, enamel, chroma } = look;
  const bright = 0.42 * quantile(light, 0.97);
  const raw = maskOf(width, height, (i) => {
    const warm = enamel[i]! > 0.02 && enamel[i]! < 0.3 && red[i]! > -0.02 && red[i]! < 0.2;
    return warm && light[i]! > bright && chroma[i]! > 12;
  });
  const teeth = withoutIslands(withoutSpecks(raw, 0.002), 9, 0.12);
  const extent = extentOf(teeth);
  if (!extent) return null;
  const all = width * height;
  const tooth = areaOf(teeth) / all;
  let [flesh, foreign] = [0, 0];
  for (let i = 0; i < all; i++) {
    if (red[i]! > 0.27 && light[i]! > 30) flesh++;
    else if (red[i]! < -0.06 && light[i]! > 40 && chroma[i]! > 20) foreign++;
  }
  const evidence = Math.min(
    ramp(tooth, 0.03, 0.07),
    ramp(tooth, 0.6, 0.45),
    ramp(flesh / all, 0.08, 0.2),
    ramp(foreign / all, 0.1, 0.03),
    ramp(extent.width / width, 0.35, 0.55),
    ramp(fleshAround(look, teeth, extent), 0.25, 0.45),
  );
  return { look, teeth, extent, evidence };
}

/** The part of the pixels between and next to the teeth that is soft tissue. */
function fleshAround({ width, red, light }: Look, teeth: Mask, extent: Extent): number {
  let [flesh, all] = [0, 0];
  for (let y = extent.top; y <= extent.bottom; y++) {
    for (let x = extent.left; x <= extent.right; x++) {
      const i = y * width + x;
      if (teeth.on[i]) continue;
      all++;
      if (red[i]! > 0.2 || light[i]! < 50) flesh++;
    }
  }
  return all === 0 ? 0 : flesh / all;
}

/** Positions inside of the mouth by rules that were made on photos of one person, best first. */
export function guessByRules(mouth: Mouth): Guess[] {
  const arch = guessArch(mouth);
  const bite = guessBite(mouth);
  return [...arch, ...bite]
    .map(({ position, confidence }) => ({ position, confidence: confidence * (0.35 + 0.65 * mouth.evidence) }))
    .filter(({ confidence }) => confidence > 0.1)
    .sort((a, b) => b.confidence - a.confidence);
}
