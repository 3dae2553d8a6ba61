import { AT_REST } from '../pose/pose.ts';
import { hasScans, labelledScan } from '../testing/labelled-jaws.node.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { framedTeeth } from '../testing/prepared.ts';
import { biteMeasures } from './bite-measures.ts';
import { boltonRatio, jawMeasures } from './jaw-measures.ts';
import type { Measured } from './measured.ts';

const valueOf = (found: Measured): number => ('value' in found ? found.value : NaN);

const made = { upper: framedTeeth(madeJaw('upper')), lower: framedTeeth(madeJaw('lower')) };

test('jaws in occlusion have the overjet and overbite that they were made with, and none where the bite is unknown', () => {
  const { overjet, overbite, midlines } = biteMeasures(made, AT_REST);
  expect(valueOf(overjet)).toBeGreaterThan(0.5);
  expect(valueOf(overjet)).toBeLessThan(4);
  expect(valueOf(overbite)).toBeGreaterThan(0);
  expect(Math.abs(valueOf(midlines))).toBeLessThan(0.5);
  expect(biteMeasures(made, null)).toEqual({
    overjet: { notAssessed: 'biteUnknown' },
    overbite: { notAssessed: 'biteUnknown' },
    midlines: { notAssessed: 'biteUnknown' },
  });
});

test('a jaw without its molars has no length of its arch, and says so', () => {
  const few = made.lower.filter(({ fdi }) => fdi % 10 < 6);
  expect(jawMeasures(few)).toMatchObject({
    available: { notAssessed: 'teethMissing' },
    molars: { notAssessed: 'teethMissing' },
  });
  const widths = (teeth: typeof few) => new Map(teeth.map(({ fdi, width }) => [fdi, width]));
  expect(boltonRatio({ upper: widths(made.upper), lower: widths(few) }, 12)).toEqual({ notAssessed: 'teethMissing' });
  expect(valueOf(boltonRatio({ upper: widths(made.upper), lower: widths(few) }, 6))).toBeGreaterThan(60);
});

test('teeth that stand on no arch are not measured along one', () => {
  const strewn = made.lower.map((tooth, n) => {
    const [x, y, z] = tooth.contactMesial;
    return { ...tooth, contactMesial: [x, y, z + (n % 2) * 8] as const };
  });
  expect(jawMeasures(strewn)).toMatchObject({
    crowding: { notAssessed: 'archUnusual' },
    midline: { notAssessed: 'archUnusual' },
  });
});

const withScans = hasScans() ? test : test.skip;

withScans('a real pair has widths, ratios and arches of the usual sizes', async () => {
  const [upper, lower] = [
    framedTeeth(await labelledScan('007', 'upper')),
    framedTeeth(await labelledScan('007', 'lower')),
  ];
  const [above, below] = [jawMeasures(upper), jawMeasures(lower)];
  expect(Math.abs(valueOf(boltonRatio({ upper: above.widths, lower: below.widths }, 6)) - 77.2)).toBeLessThan(6);
  expect(Math.abs(valueOf(boltonRatio({ upper: above.widths, lower: below.widths }, 12)) - 91.3)).toBeLessThan(6);
  expect(Math.abs(valueOf(above.crowding))).toBeLessThan(6);
  expect(Math.abs(valueOf(below.crowding))).toBeLessThan(6);
  expect(valueOf(above.canines)).toBeGreaterThan(30);
  expect(valueOf(above.molars)).toBeGreaterThan(45);
  expect(Math.abs(valueOf(above.midline))).toBeLessThan(3);
});
