import type { PlanDocument } from '@archway/contracts';
import { encodeDraco, markedCrown, readMesh } from '@archway/mesh';
import { checkedPlan } from '../document/checked-plan.ts';
import { poseAtStage } from '../document/stages.ts';
import { barOf, edited, lastOf, noRules } from '../edit/index.ts';
import { designJaw } from '../design/design-jaw.ts';
import { makePlan } from '../design/make-plan.ts';
import { bodyMesh } from '../design/design-plan.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { documentSolid } from './document-solid.ts';
import { checksFrom, contactsAtTarget, overLimits, overlapsIn } from './issues.ts';
import { type MappedTooth, contactMap, mappedTooth } from './contact-map.ts';
import { neighbourDepths } from './overlaps.ts';
import { restaged, restaging } from './restage.ts';

type Solids = Map<number, MappedTooth['solid']>;
type Mapped = Map<number, MappedTooth>;

/** A plan, with its teeth as the engine has them, and as they come from files that tell the crown, and from such as do not. */
async function designed(): Promise<{ document: PlanDocument; bodies: Solids; mapped: Mapped; guessed: Solids }> {
  const found = designJaw(madeJaw('upper', { triangles: 6_000, traits: { crowding: 0.6 } }));
  if (!('design' in found)) throw new Error('not designed');
  const { design } = found;
  const names = new Map(design.teeth.map(({ fdi }) => [fdi, fdi.toString(16).padStart(64, '0')]));
  const upper = { design, scan: '1'.repeat(64), bodies: names };
  const plan = makePlan({ kind: 'step', upper, lower: null, bite: null });
  if (!('document' in plan)) throw new Error('no plan');
  const document = checkedPlan(plan.document).document!;
  const mapped: Mapped = new Map();
  const guessed: Solids = new Map();
  for (const { fdi, body } of design.teeth) {
    const tooth = document.teeth.find((each) => each.fdi === fdi)!;
    const { mesh } = await readMesh(await encodeDraco(bodyMesh('upper', body)), 'body.drc');
    const { positions, indices } = mesh;
    mapped.set(fdi, mappedTooth(tooth, { positions, indices, crown: markedCrown(mesh) }));
    guessed.set(fdi, documentSolid(tooth, { positions, indices }));
  }
  return { document, bodies: new Map(design.solids), mapped, guessed };
}
let { document, bodies, mapped, guessed } = {} as Awaited<ReturnType<typeof designed>>;
let solids: Solids = new Map();
beforeAll(async () => {
  ({ document, bodies, mapped, guessed } = await designed());
  solids = new Map([...mapped].map(([fdi, { solid }]) => [fdi, solid]));
});
const depthsOf = (from: Solids): number[] => neighbourDepths(document, 'upper', from).flatMap(({ depths }) => depths);
const kept = new Set([13, 23]);

test('what the engine made is found to be as it said, from the document and the files of its bodies alone', () => {
  const pairs = neighbourDepths(document, 'upper', solids);
  expect(pairs).toHaveLength(document.teeth.length - 1);
  expect(overLimits(document)).toEqual([]);
  for (const { n, penetration } of checksFrom(document, pairs)) {
    const said = document.checks.find((each) => each.n === n)!;
    expect(Math.abs(penetration - said.penetration)).toBeLessThan(0.02);
  }
  const { closed, all } = contactsAtTarget(document, pairs);
  expect(closed).toBe(all);
});

test('depths from files are those of the bodies; where a file does not tell the crown, they are never told too small', () => {
  const [own, told, guesses] = [bodies, solids, guessed].map(depthsOf) as [number[], number[], number[]];
  expect(told.length).toBe(own.length);
  expect(Math.max(...told.map((depth, at) => Math.abs(depth - own[at]!)))).toBeLessThan(0.02);
  expect(Math.min(...guesses.map((depth, at) => depth - own[at]!))).toBeGreaterThan(-0.05);
  // What the marks are for.
  expect(Math.max(...guesses.map((depth, at) => depth - own[at]!))).toBeGreaterThan(0.1);
});

test('stages are made anew to a changed target, around the ways that are kept, and can be saved', () => {
  const far = edited(document, { type: 'movement', teeth: [12], movement: 'buccal', value: 3 }, noRules).document!;
  const made = restaged(far, 'upper', solids, kept);
  const { document: read, problems } = checkedPlan(made);
  expect(problems).toBeUndefined();
  expect(read!.target).toEqual(far.target);
  for (const fdi of kept)
    for (let n = 0; n <= barOf(far.aligners.upper, fdi)!.to; n++)
      expect(poseAtStage(read!, fdi, n)).toEqual(poseAtStage(far, fdi, n));
  expect(overLimits(read!)).toEqual([]);
  expect(lastOf(read!, 'lower')).toBe(0);
});

test('a tooth that is drawn into its neighbour is told with depth and stages, while it is drawn and after', () => {
  const pose = (mm: number) =>
    edited(document, { type: 'movement', teeth: [12], movement: 'mesial', value: mm }, noRules).document!;
  const into = pose(2.5);
  const { near, maps } = contactMap(document, mapped, lastOf(document, 'upper'), new Map([[12, into.target['12']!]]));
  expect(near.map(({ between }) => between.toSorted((one, other) => one - other))).toEqual([
    [12, 13],
    [11, 12],
  ]);
  const deep = near.find(({ between }) => between.includes(11))!.depth;
  expect(deep).toBeGreaterThan(0.2);
  // Surfaces of both say the same: the deepest vertex of either is as deep as the pair, but for points between vertices.
  expect(maps.map(([fdi]) => fdi).toSorted((one, other) => one - other)).toEqual([11, 12, 13]);
  const deepest = Math.max(
    ...maps
      .filter(([fdi]) => fdi < 13)
      .map(([, distances]) => -distances.reduce((least, each) => Math.min(least, each), 1)),
  );
  expect(deepest).toBeLessThanOrEqual(deep + 1e-6);
  expect(deepest).toBeGreaterThan(deep - 0.1);
  const [worst] = overlapsIn(into, neighbourDepths(into, 'upper', solids));
  expect([...worst!.between].sort((one, other) => one - other)).toEqual([11, 12]);
  expect(worst!.to).toBe(lastOf(into, 'upper'));
  expect(worst!.depth).toBeGreaterThan(0.2);
});

test('at rest every tooth has its map; it tells gaps as well, and the other jaw only where the bite is known', () => {
  const { near, maps } = contactMap(document, mapped, lastOf(document, 'upper'), new Map());
  expect(near).toEqual([]);
  expect(maps).toHaveLength(document.teeth.length);
  for (const [fdi, distances] of maps) {
    expect(distances).toHaveLength(mapped.get(fdi)!.vertices.count);
    const least = distances.reduce((most, each) => Math.min(most, each), 1);
    expect(least).toBeLessThan(1);
  }
});

test('who stages pauses for every pair of neighbours at least, and may be left there', () => {
  const before = JSON.stringify(document);
  const work = restaging(document, 'upper', bodies, new Set());
  let pauses = 0;
  while (!work.next().done) pauses += 1;
  expect(pauses).toBeGreaterThan(12);
  const left = restaging(document, 'upper', bodies, new Set());
  left.next();
  left.return(document);
  expect(left.next().done).toBe(true);
  expect(JSON.stringify(document)).toBe(before);
  expect(restaged(document, 'upper', bodies, new Set())).toEqual(restaged(document, 'upper', bodies, new Set()));
});
