import { dot, seededRandom } from '@archway/geometry';
import type { Mesh } from '../mesh.ts';
import { someTeeth } from '../testing/jaws/crops.ts';
import { mirrored, scaledBy } from '../testing/jaws/disturb.ts';
import { perMm } from '../testing/jaws/arch-set.ts';
import type { PlasterOptions } from '../testing/jaws/plaster.ts';
import { plasterModel } from '../testing/jaws/plaster.ts';
import { generatedSpecimen, leaning } from '../testing/jaws/specimen.ts';
import { cube } from '../testing/shapes.ts';
import { turned } from '../testing/turned.ts';
import { analyseMesh } from './analyse-mesh.ts';

/** Generated teeth stand upright; real back teeth lean, lower ones inwards, upper ones outwards. */
const made = (jaw: 'upper' | 'lower') => leaning(generatedSpecimen({ jaw, seed: 4, triangles: 30_000 }));
const jaws = { upper: made('upper'), lower: made('lower') };
const jawOf = (jaw: 'upper' | 'lower') => jaws[jaw];

const bases: [string, PlasterOptions][] = [
  ['a study model with vestibule', { form: 'trimmed', thickness: 10, bottom: true, vestibule: 4 }],
  ['a full base without underside', { form: 'full', thickness: 6, bottom: false }],
  ['a horseshoe', { form: 'horseshoe', thickness: 4, bottom: true, vestibule: 2 }],
  ['a tall block', { form: 'full', thickness: 20, bottom: true }],
];

test.each(bases)('on %s a lower jaw stays a lower one, and plaster is no palate', (_, options) => {
  const random = seededRandom(3);
  for (const jaw of ['upper', 'lower'] as const) {
    const { mesh, turn } = turned(plasterModel(jawOf(jaw), options).mesh, random);
    const { jawGuess, unitGuess, orientation } = analyseMesh(mesh);
    expect(jawGuess).toMatchObject({ jaw, sure: true });
    expect(unitGuess).toMatchObject({ unit: 'mm', sure: true });
    expect(dot(orientation!.occlusal, turn([0, 1, 0]))).toBeGreaterThan(0.97);
    if (jaw === 'lower') {
      expect(jawGuess.reason).not.toBe('palate');
      expect(orientation!.interior.cover).toBeLessThan(0.3);
    }
  }
});

test.each(Object.entries(perMm))(
  'pieces of one to three teeth in %s are pieces, of no jaw, never ten times too large',
  (unit, factor) => {
    const pieces = [
      [4, 4, 1.5],
      [12, 12, 2],
      [3, 4, 2],
      [10, 12, 2],
    ] as const;
    for (const [first, last, margin] of pieces) {
      for (const jaw of ['upper', 'lower'] as const) {
        const piece = turned(someTeeth(jawOf(jaw), first, last, margin).mesh, seededRandom(first)).mesh;
        const { jawGuess, unitGuess, orientation } = analyseMesh(scaledBy(piece, factor));
        expect(orientation).toBeUndefined();
        expect(jawGuess).toMatchObject({ jaw: 'unknown', sure: false });
        expect(unitGuess).toMatchObject({ unit, basis: 'teeth' });
        expect(jawGuess).toMatchObject({ reason: 'fragment', teeth: last - first + 1 });
      }
    }
  },
);

test('a single tooth in millimetres has its unit by its width', () => {
  const { unitGuess, jawGuess, sizeMm } = analyseMesh(someTeeth(jawOf('lower'), 4, 4, 1.5).mesh);
  expect(unitGuess).toMatchObject({ unit: 'mm', basis: 'teeth', sure: true });
  expect(jawGuess).toEqual({ jaw: 'unknown', confidence: 0, sure: false, reason: 'fragment', teeth: 1 });
  expect(Math.max(...sizeMm)).toBeLessThan(20);
});

test('a mirrored jaw is the same jaw, and a surface inside out is noticed', () => {
  for (const jaw of ['upper', 'lower'] as const) {
    const { mesh } = jawOf(jaw);
    const mirror = analyseMesh(mirrored(mesh, true));
    expect(mirror.jawGuess).toMatchObject({ jaw, sure: true });
    expect(mirror.orientation!.insideOut).toBe(false);
    const inside = analyseMesh(mirrored(mesh, false));
    expect(inside.jawGuess).toMatchObject({ jaw, sure: true });
    expect(inside.orientation!.insideOut).toBe(true);
    expect(inside.orientation!.occlusal[1]).toBeGreaterThan(0.97);
  }
});

test('what shows no teeth has no jaw, and a unit only when no other is possible, never for sure', () => {
  expect(analyseMesh(cube(20))).toMatchObject({
    jawGuess: { jaw: 'unknown', reason: 'notAnArch' },
    unitGuess: { unit: 'unknown', sure: false, toMm: 1 },
  });
  expect(analyseMesh(cube(60)).unitGuess).toMatchObject({ unit: 'mm', basis: 'size', sure: false });
  expect(analyseMesh(cube(0.06)).unitGuess).toMatchObject({ unit: 'm', basis: 'size', sure: false });
});

test('an arch of another size than teeth is none in any unit', () => {
  const horseshoe: Mesh = { ...jawOf('lower').mesh };
  expect(analyseMesh(scaledBy(horseshoe, 3)).jawGuess).toMatchObject({ jaw: 'unknown' });
});
