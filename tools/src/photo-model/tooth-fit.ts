import { type Pixels, shrinkPhoto } from '@archway/photo';
import { tissueOf, toothEvidence, toothEvidenceNames } from '@archway/photo/model';
import { type Random, between, oneOf, solve } from '@archway/geometry';
import type { RealPhoto } from './real-photos.ts';
import { copyOf } from './vary.ts';

/** Evidence of every place of a picture, and whether there is tooth. */
export interface ToothRows {
  readonly person: string;
  readonly evidence: Float32Array;
  readonly tooth: Float32Array;
}

const SIDE = 128;
const K = toothEvidenceNames.length;

/** Each photo in three lights, and twice with something pale and foreign at its borders: gloves, retractors, skin. */
export function toothRows({ person, pixels, teeth }: RealPhoto, random: Random): ToothRows[] {
  const small = shrinkPhoto(pixels, SIDE);
  const marked = copyOf(pixels);
  for (let i = 0; i < teeth!.length; i++) marked.data[i * 4] = teeth![i]! * 255;
  const shown = shrinkPhoto(marked, SIDE);
  const tooth = Float32Array.from({ length: small.width * small.height }, (_, i) => shown.data[i * 4]! / 255);
  const rows = (image: Pixels, truth: Float32Array) => ({
    person,
    evidence: toothEvidence(tissueOf(image)),
    tooth: truth,
  });
  const lights = [
    [1, 1, 1],
    [1.08, 0.92, 0.7],
    [0.94, 1.08, 1.3],
  ] as const;
  return [
    ...lights.map(([red, blue, colours]) => rows(lit(small, red, blue, colours), tooth)),
    ...[0, 1].map(() => {
      const truth = Float32Array.from(tooth);
      return rows(withForeign(small, truth, random), truth);
    }),
  ];
}

function lit(pixels: Pixels, red: number, blue: number, colours: number): Pixels {
  const image = copyOf(pixels);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const mean = (data[i]! + data[i + 1]! + data[i + 2]!) / 3;
    for (let c = 0; c < 3; c++) data[i + c] = (mean + (data[i + c]! - mean) * colours) * [red, 1, blue][c]!;
  }
  return image;
}

/** Paints up to three folded pale things at the borders; what they cover is no tooth. */
function withForeign(pixels: Pixels, truth: Float32Array, random: Random): Pixels {
  const image = copyOf(pixels);
  const { width, height, data } = image;
  const colours = [
    [235, 225, 218],
    [215, 195, 185],
    [225, 228, 232],
    [180, 175, 178],
    [150, 170, 205],
    [245, 245, 245],
  ];
  const colour = oneOf(random, colours);
  const parts = 1 + Math.floor(random() * 3);
  for (let part = 0; part < parts; part++) {
    const side = Math.floor(random() * 4);
    const [depth, curve, shade] = [between(random, 0.08, 0.3), between(random, -0.1, 0.15), between(random, 0.6, 1.05)];
    const [fold, fold2, phase, strength] = [
      between(random, 2, 7),
      between(random, 3, 12),
      random() * 6,
      between(random, 5, 40),
    ];
    for (let i = 0; i < width * height; i++) {
      const [x, y] = [(i % width) / width, Math.floor(i / width) / height];
      const along = side < 2 ? y : x;
      const away = [x, 1 - x, y, 1 - y][side]!;
      const reach = depth + curve * (2 * along - 1) ** 2 + 0.03 * Math.sin(fold * along * 6 + phase);
      if (away > reach) continue;
      const edge = 1 - 0.28 * Math.max(0, (away - reach + 0.06) / 0.06);
      const folds = strength * Math.sin(fold * x * 5 + fold2 * y * 5 + phase);
      for (let c = 0; c < 3; c++) data[i * 4 + c] = colour[c]! * shade * edge + folds + between(random, -4, 4);
      truth[i] = 0;
    }
  }
  return image;
}

/** Logistic regression by Newton's method, each picture with the same weight, ridge 4. */
export function fitTooth(rows: readonly ToothRows[]): number[] {
  const weights = new Array<number>(K).fill(0);
  for (let round = 0; round < 8; round++) {
    const matrix = Array.from({ length: K }, (_, k) =>
      Float64Array.from({ length: K + 1 }, (__, j) => (j === k ? 4 : 0)),
    );
    for (let k = 0; k < K; k++) matrix[k]![K] = -4 * weights[k]!;
    for (const { evidence, tooth } of rows) {
      const by = 1000 / tooth.length;
      for (let i = 0; i < tooth.length; i += 4) {
        const x = evidence.subarray(i * K, (i + 1) * K);
        const chance = 1 / (1 + Math.exp(-x.reduce((sum, value, k) => sum + value * weights[k]!, 0)));
        const [off, bend] = [(tooth[i]! - chance) * by, Math.max(1e-4, chance * (1 - chance)) * by];
        for (let k = 0; k < K; k++) {
          const row = matrix[k]!;
          for (let j = 0; j < K; j++) row[j] = row[j]! + bend * x[k]! * x[j]!;
          row[K] = row[K]! + off * x[k]!;
        }
      }
    }
    for (const [k, step] of solve(matrix).entries()) weights[k] = weights[k]! + step;
  }
  return weights;
}
