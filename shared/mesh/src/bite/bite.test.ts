import type { Vec3 } from '@archway/geometry';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { generateJaw } from '../generate/generate-jaw.ts';
import type { JawTraits } from '../generate/traits.ts';
import type { Mesh } from '../mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import { hasRealData, realBytes, realFiles } from '../testing/real-data.node.ts';
import { turned } from '../testing/turned.ts';
import { type Bite, biteOf } from './bite.ts';
import { type StandingJaw, standingJaw } from './standing-jaw.ts';

const TRIANGLES = 40_000;
const jaw = (name: 'upper' | 'lower', traits: Partial<JawTraits> = {}, seed = 1): Mesh =>
  generateJaw({ jaw: name, triangles: TRIANGLES, seed, traits });

function standing(mesh: Mesh): StandingJaw {
  const found = standingJaw(mesh);
  if (!found) throw new Error('no arch was found');
  return found;
}

const bite = (upper: Mesh, lower: Mesh): Bite => {
  const found = biteOf(standing(upper), standing(lower));
  if (!found) throw new Error('nothing is known of the bite');
  return found;
};

const placed = (mesh: Mesh, where: (point: Vec3) => Vec3): Mesh => {
  const positions = mesh.positions.slice();
  for (let v = 0; v < positions.length; v += 3) {
    positions.set(where([positions[v]!, positions[v + 1]!, positions[v + 2]!]), v);
  }
  return { ...mesh, positions };
};
const lowered = (mesh: Mesh, mm: number): Mesh => placed(mesh, ([x, y, z]) => [x, y - mm, z]);

/** The jaw opened to the patient's left about the back teeth of its right; x points to the left. */
const HINGE = -22;
const openedLeft = (mesh: Mesh, degrees: number): Mesh => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return placed(mesh, ([x, y, z]) => [HINGE + c * (x - HINGE) + s * y, -s * (x - HINGE) + c * y, z]);
};

const whole = { facing: true, lateral: { meets: true }, opposite: { meets: true } };

test('jaws as they bite meet on both sides, whatever stands in front', () => {
  const mouths: Partial<JawTraits>[] = [{}, { overbite: 3 }, { overbite: -2 }, { overjet: 5 }, { crowding: 1.5 }];
  for (const traits of mouths) expect(bite(jaw('upper', traits), jaw('lower', traits))).toMatchObject(whole);
});

test('some missing back teeth leave others that meet', () => {
  const gone = { missing: [5, 6].map((tooth) => ({ side: 'left' as const, tooth })) };
  expect(bite(jaw('upper'), jaw('lower', gone))).toMatchObject(whole);
});

test('the axes of the files play no part as long as both share them', () => {
  const way = () => {
    const ways = [0.9, 0.2, 0.4, 0.1, 0.7, 0.3];
    let at = 0;
    return () => ways[at++ % ways.length]!;
  };
  const [upper, lower] = [turned(jaw('upper'), way()).mesh, turned(jaw('lower'), way()).mesh];
  expect(bite(upper, lower)).toMatchObject(whole);
  expect(bite(lower, upper)).toMatchObject(whole);
});

test('jaws that were moved apart meet on neither side, and the gap is as wide as they were moved', () => {
  const near = bite(jaw('upper'), jaw('lower'));
  const far = bite(jaw('upper'), lowered(jaw('lower'), 5));
  expect(far).toMatchObject({ facing: true, lateral: { meets: false }, opposite: { meets: false } });
  for (const side of ['lateral', 'opposite'] as const) expect(far[side]!.gapMm - near[side]!.gapMm).toBeCloseTo(5, 0);
});

test('a jaw that passes through the other one does not meet it', () => {
  expect(bite(jaw('upper'), lowered(jaw('lower'), -6))).toMatchObject({
    facing: true,
    lateral: { meets: false },
    opposite: { meets: false },
  });
});

test('a jaw that is tilted meets on one side, the right one, whichever jaw is asked', () => {
  const [upper, lower] = [jaw('upper'), openedLeft(jaw('lower'), 4)];
  // `lateral` is the right of an upper jaw and the left of a lower one.
  const byUpper = bite(upper, lower);
  expect(byUpper).toMatchObject({ facing: true, lateral: { meets: true }, opposite: { meets: false } });
  expect(byUpper.opposite!.gapMm).toBeGreaterThan(2);
  expect(bite(lower, upper)).toMatchObject({ lateral: { meets: false }, opposite: { meets: true } });
});

test('jaws beside each other, both upwards, or one turned about do not face each other', () => {
  const apart = { facing: false, lateral: null, opposite: null };
  expect(
    bite(
      jaw('upper'),
      placed(jaw('lower'), ([x, y, z]) => [x + 90, y, z]),
    ),
  ).toEqual(apart);
  expect(
    bite(
      placed(jaw('upper'), ([x, y, z]) => [x, -y, -z]),
      jaw('lower'),
    ),
  ).toEqual(apart);
  expect(
    bite(
      jaw('upper'),
      placed(jaw('lower'), ([x, y, z]) => [-x, y, -z]),
    ),
  ).toEqual(apart);
});

test('files in different units say nothing of where they stand', () => {
  const inches = placed(jaw('lower'), ([x, y, z]) => [x / 25.4, y / 25.4, z / 25.4]);
  expect(biteOf(standing(jaw('upper')), standing(inches))).toBeUndefined();
});

const withData = hasRealData ? test : test.skip;
withData('real scans that were saved each by itself, teeth upwards, hold no bite', async () => {
  const scans = realFiles(/dental-3d-iosseg.*_U\.ply$/);
  expect(scans.length).toBeGreaterThan(0);
  const read = async (name: string) => standing(cleanMesh((await readMesh(realBytes(name), name)).mesh).mesh);
  for (const name of scans.slice(0, 2)) {
    const found = biteOf(await read(name), await read(name.replace('_U.', '_L.')));
    expect(found).toMatchObject({ facing: false });
  }
});
