import { leastSquares } from '@archway/geometry';
import { type ArchForm, HALF_WIDTH } from './arch-curve.ts';

export interface ArchFit {
  readonly form: ArchForm;
  /** Of what lies off the line, in mm. */
  readonly rms: number;
}

/** Middles that are tried, in mm, and rounds in which strays lose their weight. */
const MIDDLES = Array.from({ length: 17 }, (_, n) => -2 + n * 0.25);
const ROUNDS = 6;
/** What is farther off than this counts no more for the choice of the middle, in mm². */
const STRAY = 4;

/** The even line through points in the plane of the jaw: robust, so that one tooth out of the row does not bend it. */
export function archFit(points: readonly (readonly [x: number, z: number])[]): ArchFit {
  let best: (ArchFit & { readonly off: number }) | undefined;
  for (const middle of MIDDLES) {
    const across = points.map(([x]) => (x - middle) / HALF_WIDTH);
    let weights = points.map(() => 1);
    let [front, bend, corner] = [0, 0, 0];
    let errors: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const rows = across.map((x, n) => [1, x * x, x ** 4].map((value) => value * Math.sqrt(weights[n]!)));
      const right = points.map(([, z], n) => z * Math.sqrt(weights[n]!));
      [front, bend, corner] = leastSquares(rows, right) as [number, number, number];
      errors = points.map(([, z], n) => {
        const x = across[n]!;
        const slope = (2 * bend * x + 4 * corner * x ** 3) / HALF_WIDTH;
        return (z - front - bend * x * x - corner * x ** 4) / Math.sqrt(1 + slope * slope);
      });
      weights = errors.map((error) => 1 / (1 + error * error));
    }
    const off = errors.reduce((sum, error) => sum + Math.min(STRAY, error * error), 0);
    const rms = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / (errors.length || 1));
    if (!best || off < best.off) best = { off, rms, form: { front, bend, corner, middle, yaw: 0 } };
  }
  return best!;
}
