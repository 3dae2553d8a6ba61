import type { PlanDocument } from '@archway/contracts';
import { jawOf, planDifference, pointIn, readPlan } from '@archway/dental';
import { generateTeeth } from '@archway/mesh';
import { demoLooks } from '../../cases/looks.ts';
import { readPack } from '../../files/packs.ts';
import { type Mouth, designOf } from './design.ts';

const hash = (number: number): string => number.toString(16).padStart(64, '0');

async function mouthOf(name: (typeof demoLooks)[number]['name']): Promise<Mouth> {
  const { seed, upper, lower } = await readPack(name);
  const teeth = (jaw: 'upper' | 'lower', traits: typeof upper) =>
    generateTeeth({ jaw, triangles: 40_000, seed, traits }).map(({ body: _, ...tooth }) => ({
      ...{ ...tooth, sha256: hash(tooth.fdi) },
    }));
  return {
    seed,
    teeth: { upper: teeth('upper', upper), lower: teeth('lower', lower) },
    meshes: { upper: { sha256: hash(1), faces: 40_000 }, lower: { sha256: hash(2), faces: 40_000 } },
  };
}

/** How far neighbouring contacts of the front teeth stand apart at a goal, added up, in mm. */
function gapsOf({ teeth, target, spaces }: PlanDocument): number {
  const front = teeth.filter(({ fdi, body }) => fdi % 10 <= 4 && body !== null);
  const places = front.map(({ fdi, landmarks }) => {
    const pose = target[String(fdi)]!;
    const [mesial, distal] = [pointIn(pose, landmarks!.contactMesial!), pointIn(pose, landmarks!.contactDistal!)];
    return { fdi, sides: [1, 4].includes(Math.floor(fdi / 10)) ? [distal, mesial] : [mesial, distal] };
  });
  return places.slice(1).reduce((sum, { fdi, sides }, at) => {
    const before = places[at]!;
    const isKept = spaces.some(({ between }) => between[0] === before.fdi && between[1] === fdi);
    if (isKept || jawOf(before.fdi) !== jawOf(fdi)) return sum;
    const [from, to] = [before.sides[1]!, sides[0]!];
    return sum + Math.hypot(to[0] - from[0], to[2] - from[2]);
  }, 0);
}

test.each(demoLooks)('plans for somebody $name keep every rule and put the teeth in line', async ({ name, steps }) => {
  const mouth = await mouthOf(name);
  const [first, revised] = [designOf(mouth, 'first'), designOf(mouth, 'revised')];
  for (const { needed } of [first, revised]) {
    expect(needed.upper).toBeLessThanOrEqual(steps[0]);
    expect(needed.lower).toBeLessThanOrEqual(steps[1]);
  }
  const documents = [
    first.document({ kind: 'target', generous: false, steps: null }),
    revised.document({ kind: 'target', generous: true, steps: null }),
    revised.document({ kind: 'step', generous: false, steps: null }),
    revised.document({ kind: 'step', generous: true, steps }),
  ] as const;
  for (const document of documents) expect(readPlan(document).problems).toBeUndefined();
  const [goal, revisedGoal, stages, revisedStages] = documents;
  expect(planDifference(goal, revisedGoal).length).toBeGreaterThan(5);
  const quantities = planDifference(stages, revisedStages).map(({ quantity }) => quantity);
  expect(quantities).toContain('attachment');
  expect(quantities.some((quantity) => quantity === 'mesial' || quantity === 'ipr')).toBe(false);
  const scanned = gapsOf({ ...goal, target: Object.fromEntries(Object.keys(goal.target).map((fdi) => [fdi, REST])) });
  expect(gapsOf(revisedGoal)).toBeLessThan(Math.max(5, scanned * 0.8));
  expect(() => revised.document({ kind: 'step', generous: true, steps: [2, 2] })).toThrow('steps are needed');
});

const REST = { q: [0, 0, 0, 1], t: [0, 0, 0] } satisfies PlanDocument['target'][string];
