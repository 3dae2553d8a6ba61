import { sheet } from '../testing/sheet.ts';
import { cutTeeth } from './cut-teeth.ts';
import { seamPrices } from './seams.ts';

/** Half a crown of 10 × 10 mm with cusps; on one side it slopes down to a shallow groove, and a ledge before the rim of the scan. */
const HALF = 5;
const RIM = 6;
const HIGH = 6.5;
const sloping = (beside: number): number => (beside <= HALF ? HIGH - 0.98 * beside : 1.6 - 0.5 * (beside - HALF));
const ledge = sheet(40, 24, 0.5, (x, z) => {
  const beside = RIM - z;
  if (beside > HALF) return sloping(beside);
  const walls = 3 * (HALF - Math.max(Math.abs(x - 10), -beside));
  const top = (beside > 0 ? sloping(beside) : HIGH) + 0.5 * Math.cos(2.5 * x) * Math.cos(2.5 * z);
  return Math.max(0, Math.min(top, walls));
});
const places = {
  along: Float32Array.from({ length: ledge.faces }, (_, f) => ledge.middles[f * 3]!),
  across: Float32Array.from({ length: ledge.faces }, (_, f) => ledge.middles[f * 3 + 2]! - RIM),
};
const molar = { slot: 13, from: 5, to: 15, tiltFrom: 0, tiltTo: 0, top: HIGH, across: 0 };

it('a tooth ends in its groove, and not at the rim of the scan behind it', () => {
  const labels = cutTeeth(ledge, seamPrices(ledge), places, 'lower', [molar]);
  const share = (from: number, to: number): number => {
    const faces = [...labels.keys()].filter((f) => {
      const [x, z] = [ledge.middles[f * 3]!, ledge.middles[f * 3 + 2]!];
      return Math.abs(x - 10) < 4 && z > from && z < to;
    });
    return faces.reduce((sum, f) => sum + labels[f]!, 0) / faces.length;
  };
  expect(share(RIM - HALF, RIM + HALF)).toBeGreaterThan(0.9);
  expect(share(0, RIM - HALF)).toBeLessThan(0.5);
  // The faces of the rim itself.
  expect(share(0, 0.2)).toBe(0);
});
