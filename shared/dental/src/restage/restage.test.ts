import type { PlanDocument, Pose } from '@archway/contracts';
import { encodeDraco, markedCrown, readMesh } from '@archway/mesh';
import { checkedPlan } from '../document/checked-plan.ts';
import { poseAtStage } from '../document/stages.ts';
import { type EditCommand, barOf, edited, lastOf, noRules } from '../edit/index.ts';
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
function made(of: PlanDocument, ...commands: readonly EditCommand[]): PlanDocument {
  return commands.reduce((now, command) => {
    const found = edited(now, command, noRules);
    if (!found.document) throw new Error(`${found.refused} ${found.problem?.problem} ${found.problem?.path}`);
    return found.document;
  }, of);
}
const depthsOf = (from: Solids): number[] => neighbourDepths(document, 'upper', from).flatMap(({ depths }) => depths);
const kept = new Set([13, 23]);
const nobody: ReadonlySet<number> = new Set();

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
  const again = restaged(far, 'upper', solids, { kept });
  const { document: read, problems } = checkedPlan(again);
  expect(problems).toBeUndefined();
  expect(read!.target).toEqual(far.target);
  for (const fdi of kept)
    for (let n = 0; n <= barOf(far.aligners.upper, fdi)!.to; n++)
      expect(poseAtStage(read!, fdi, n)).toEqual(poseAtStage(far, fdi, n));
  expect(overLimits(read!)).toEqual([]);
  expect(lastOf(read!, 'lower')).toBe(0);
});

test('a tooth with key frames keeps its way, and others go around it', () => {
  const target = document.target['12']!;
  const aside: Pose = { q: target.q, t: [target.t[0], target.t[1], target.t[2] + 1] };
  const put = { type: 'keyFrame', teeth: [12], stage: Math.round(barOf(document.aligners.upper, 12)!.to / 2) } as const;
  const moved = made(document, put, { type: 'keyPose', stage: put.stage, poses: [[12, aside]] });
  const again = checkedPlan(restaged(moved, 'upper', solids, { kept: nobody })).document!;
  expect(again.keyFrames).toEqual(moved.keyFrames);
  for (let n = 0; n <= barOf(moved.aligners.upper, 12)!.to; n++)
    expect(poseAtStage(again, 12, n)).toEqual(poseAtStage(moved, 12, n));
  expect(overLimits(again)).toEqual([]);
  // The same without them goes straight again.
  const straight = restaged(made(moved, { type: 'removeKeyFrame', teeth: [12], stage: moved.keyFrames![0]!.stage }), 'upper', solids, { kept: nobody }); // prettier-ignore
  expect(poseAtStage(straight, 12, put.stage)).not.toEqual(poseAtStage(moved, 12, put.stage));
});

test('stages of rest stay at their numbers, also for who is locked; those beyond the last stage are dropped', () => {
  const last = lastOf(document, 'upper');
  const rest = (after: number): EditCommand => ({ type: 'rest', jaw: 'upper', after });
  const passive = (of: PlanDocument) => of.aligners.upper.flatMap(({ n, passive: rests }) => (rests ? [n] : []));
  const before = made(document, rest(2), rest(3), rest(last + 2), { type: 'lock', teeth: [13] });
  const again = checkedPlan(restaged(before, 'upper', solids, { kept: new Set(before.locked) })).document!;
  expect(passive(before)).toEqual([3, 4, last + 3]);
  expect(passive(again)).toEqual(lastOf(again, 'upper') >= last + 2 ? [3, 4, last + 3] : [3, 4]);
  expect(again.aligners.upper[4]!.poses).toEqual(again.aligners.upper[2]!.poses);
  expect(again.aligners.upper[5]!.poses).not.toEqual(again.aligners.upper[4]!.poses);
  for (let n = 0; n <= barOf(before.aligners.upper, 13)!.to; n++)
    expect(poseAtStage(again, 13, n)).toEqual(poseAtStage(before, 13, n));
  const still = made(document, {
    type: 'reset',
    teeth: document.teeth.filter(({ body }) => body).map(({ fdi }) => fdi),
  });
  expect(lastOf(checkedPlan(restaged(made(still, rest(1), rest(2)), 'upper', solids, { kept: nobody })).document!, 'upper')).toBe(3); // prettier-ignore
});

test('one after another takes longer, and the plan says so until its stages are made at once again', () => {
  const one = checkedPlan(restaged(document, 'upper', solids, { kept: nobody, sequence: true })).document!;
  expect(one.inSequence).toEqual(['upper']);
  expect(lastOf(one, 'upper')).toBeGreaterThan(lastOf(document, 'upper'));
  const again = checkedPlan(restaged(one, 'upper', solids, { kept: nobody })).document!;
  expect(again.inSequence).toBeUndefined();
  expect(lastOf(again, 'upper')).toBe(lastOf(document, 'upper'));
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
  const work = restaging(document, 'upper', bodies, { kept: nobody });
  let pauses = 0;
  while (!work.next().done) pauses += 1;
  expect(pauses).toBeGreaterThan(12);
  const left = restaging(document, 'upper', bodies, { kept: nobody });
  left.next();
  left.return(document);
  expect(left.next().done).toBe(true);
  expect(JSON.stringify(document)).toBe(before);
  expect(restaged(document, 'upper', bodies, { kept: nobody })).toEqual(
    restaged(document, 'upper', bodies, { kept: nobody }),
  );
});
