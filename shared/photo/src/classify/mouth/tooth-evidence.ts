import { type Tissue, boxMean } from './tissue.ts';

/** What speaks for a tooth at one place; the weights of a model stand in this order. */
export const toothEvidenceNames = [
  ...['one', 'light', 'light²', 'red', 'red²', 'light × red', 'yellow', 'yellow²'],
  ...['light against near', 'light against far', 'red against near', 'red against far', 'yellow against far'],
  ...['red around', 'red around²', 'light around', 'red of the region'],
  ...['edges across', 'edges down', 'towards the border'],
] as const;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Evidence of all places, one after the other; what is near and far is counted in pixels of the small copy. */
export function toothEvidence({ width, height, ...tissue }: Tissue): Float32Array {
  const light = tissue.light.map((value) => Math.min(1.25, value));
  const red = tissue.red.map((value) => clamp(value, -0.3, 0.9));
  const yellow = tissue.yellow.map((value) => clamp(value, -0.4, 0.4));
  const mean = (plane: Float32Array, reach: number) => boxMean(plane, width, height, reach);
  const [lightNear, lightFar] = [mean(light, 3), mean(light, 12)];
  const [redNear, redFar, redWide] = [mean(red, 3), mean(red, 12), mean(red, 26)];
  const yellowFar = mean(yellow, 12);
  const step = (i: number, next: number) => Math.abs(light[next]! - light[i]!) + Math.abs(red[next]! - red[i]!);
  const across = light.map((_, i) => ((i + 1) % width === 0 ? 0 : step(i, i + 1)));
  const down = light.map((_, i) => (i + width >= light.length ? 0 : step(i, i + width)));
  const [edgesAcross, edgesDown] = [mean(across, 4), mean(down, 4)];
  const out = new Float32Array(light.length * toothEvidenceNames.length);
  for (let i = 0; i < light.length; i++) {
    const [l, r, y] = [light[i]!, red[i]!, yellow[i]!];
    const [lf, rf] = [lightFar[i]!, redFar[i]!];
    const x = i % width;
    const off = Math.max(Math.abs((2 * x) / (width - 1) - 1), Math.abs((2 * (i - x)) / (width * (height - 1)) - 1));
    out.set(
      [
        ...[1, l, l * l, r, r * r, l * r, y, y * y],
        ...[l - lightNear[i]!, l - lf, r - redNear[i]!, r - rf, y - yellowFar[i]!],
        ...[rf, rf * rf, lf, redWide[i]!, edgesAcross[i]! * 5, edgesDown[i]! * 5, off ** 4],
      ],
      i * toothEvidenceNames.length,
    );
  }
  return out;
}

/** 0 to 1 for every place: how surely it is tooth, by a logistic model. */
export function toothChance(tissue: Tissue, weights: readonly number[]): Float32Array {
  const evidence = toothEvidence(tissue);
  const chance = new Float32Array(tissue.light.length);
  for (let i = 0; i < chance.length; i++) {
    let sum = 0;
    for (let k = 0; k < weights.length; k++) sum += weights[k]! * evidence[i * weights.length + k]!;
    chance[i] = 1 / (1 + Math.exp(-sum));
  }
  return chance;
}
