import { solve } from '@archway/geometry';
import type { Jaw } from '../../document/jaws.ts';
import { SHAPE_SIZE, shapeOf } from '../prior/crown-shapes.ts';
import { SLOTS, fdiOf, kindOf, slotOf } from '../prior/slots.ts';
import { sizeOf } from '../prior/tooth-sizes.ts';
import { likelihoodOf } from './likelihood.ts';
import { numberTeeth } from './number-teeth.ts';
import type { ToothToNumber } from './numbered-row.ts';

/** A row of mean teeth of a mouth that is `larger` than usual (as a logarithm), with gaps where some are missing. */
function meanRow(jaw: Jaw, missing: readonly number[], larger = 0): ToothToNumber[] {
  const whole = Array.from({ length: 14 }, (_, k) => sizeOf(jaw, kindOf(k + 1)).length).reduce((a, b) => a + b, 0);
  let at = -whole / 2;
  const row: ToothToNumber[] = [];
  for (let slot = 1; slot < SLOTS - 1; slot++) {
    const [from, to] = [at, at + sizeOf(jaw, kindOf(slot)).length];
    at = to;
    if (missing.includes(fdiOf(jaw, slot))) continue;
    const shape = shapeOf(jaw, kindOf(slot)).mean.map((value, k) => (k < 2 ? value + larger : value));
    row.push({ shape, from, to, beside: (from + to) / 2 });
  }
  return row;
}

const numbers = (jaw: Jaw, row: readonly ToothToNumber[]): number[] =>
  numberTeeth(row, jaw)!.slots.map((slot) => fdiOf(jaw, slot));

it.each(['upper', 'lower'] as const)(
  'mean teeth of an %s jaw have their numbers, whatever the size of the mouth',
  (jaw) => {
    const all = Array.from({ length: 14 }, (_, k) => fdiOf(jaw, k + 1));
    for (const larger of [-0.06, 0, 0.06]) expect(numbers(jaw, meanRow(jaw, [], larger))).toEqual(all);
  },
);

it.each([
  ['upper', [14, 24]],
  ['lower', [36]],
  ['upper', [12]],
  ['lower', [35, 45]],
] as const)('of an %s jaw without %j the others keep their numbers', (jaw, missing) => {
  const rest = Array.from({ length: 14 }, (_, k) => fdiOf(jaw, k + 1)).filter(
    (fdi) => !(missing as readonly number[]).includes(fdi),
  );
  expect(numbers(jaw, meanRow(jaw, missing))).toEqual(rest);
});

it('a number that is known holds, and moves the others', () => {
  const row = meanRow('upper', []).slice(4);
  const named = row.map((tooth, i) => (i === row.length - 1 ? { ...tooth, slot: slotOf('upper', 18) } : tooth));
  const found = numberTeeth(named, 'upper')!;
  expect(found.slots.at(-1)).toBe(15);
  expect(found.certainty.at(-1)).toBe(1);
});

it('certainty is a share: less where another number does almost as well', () => {
  const { certainty } = numberTeeth(meanRow('lower', []), 'lower')!;
  for (const share of certainty) expect(share).toBeGreaterThan(0.9);
  const lone = numberTeeth(meanRow('lower', []).slice(6, 9), 'lower')!;
  expect(Math.min(...lone.certainty)).toBeLessThan(0.9);
});

it('no row has more teeth than a jaw, or contradicts what is known', () => {
  expect(numberTeeth([], 'upper')).toBeUndefined();
  const row = meanRow('upper', []).slice(0, 2);
  expect(numberTeeth(row.map((tooth) => ({ ...tooth, slot: 5 })), 'upper')).toBeUndefined(); // prettier-ignore
});

it('the likelihood of a shape is that of the whole covariance', () => {
  const prior = shapeOf('lower', 6);
  const noise = [0.07, 0.08, 0.1, 0.1, 0.12];
  const off = [0.1, -0.05, 0.2, 0.03, -0.1];
  const rows = Array.from({ length: SHAPE_SIZE }, (_, i) => [
    ...Array.from({ length: SHAPE_SIZE }, (__, j) => {
      const [row, column] = [Math.max(i, j), Math.min(i, j)];
      return prior.spread[(row * (row + 1)) / 2 + column]! + (i === j ? noise[i]! ** 2 : 0);
    }),
    off[i]!,
  ]);
  const weighed = solve(rows);
  const expected = off.reduce((sum, value, i) => sum + value * weighed[i]!, 0);
  expect(likelihoodOf(prior).squares(off)).toBeCloseTo(expected, 8);
});
