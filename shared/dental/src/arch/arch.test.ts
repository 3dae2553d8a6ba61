import { type PlanDocument, libraryForms } from '@archway/contracts';
import { turnedOver } from '../body/jaw-axes.ts';
import { gapBetween } from '../collide/gap-between.ts';
import type { Solid } from '../collide/solid.ts';
import { designJaw } from '../design/design-jaw.ts';
import { makePlan } from '../design/make-plan.ts';
import { checkedPlan } from '../document/checked-plan.ts';
import { edited, noRules } from '../edit/index.ts';
import { type ArchForm, archCurve } from '../target/arch-curve.ts';
import { archOfLibrary } from '../target/arch-library.ts';
import { pointIn } from '../pose/pose.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { type ArchMarks, archMarks, archNumbers, archNumbersOf, withArchNumber } from './arch-numbers.ts';
import { archLine, archValueAt } from './arch-line.ts';
import { archRow, foundArch, presentArch, standing } from './arch-row.ts';
import { archInDocument, archOfDocument } from './document-arch.ts';
import { setOnArch } from './set-on-arch.ts';

const found = designJaw(
  madeJaw('upper', { triangles: 6_000, traits: { crowding: 0.6 } }),
  { ipr: [{ between: [11, 21], mm: 0.3 }], spaces: [{ between: [12, 13], mm: 0.5 }], extractions: [24] }, // prettier-ignore
);
if (!('design' in found)) throw new Error('not designed');
const { design } = found;
const plan = makePlan({
  kind: 'step',
  upper: {
    design,
    scan: '1'.repeat(64),
    bodies: new Map(design.teeth.map(({ fdi }) => [fdi, String(fdi).padStart(64, '0')])),
  },
  ...{ lower: null, bite: null },
});
if (!('document' in plan)) throw new Error('no plan');
const document: PlanDocument = checkedPlan(plan.document).document!;
const solids: ReadonlyMap<number, Solid> = design.solids;
const nobody = new Set<number>();
const arch = presentArch(document, 'upper')!;
const marks = archMarks(document, 'upper')!;

const afterwards = (form: ArchForm, stays = nobody): PlanDocument => {
  const set = setOnArch(document, 'upper', form, solids, stays);
  if (!set.poses) throw new Error(JSON.stringify(set));
  return edited(document, { type: 'arch', jaw: 'upper', form, poses: set.poses }, noRules).document!;
};
function gapsOf(plan: PlanDocument): Map<string, number> {
  const row = archRow(plan, 'upper');
  return new Map(
    row.slice(1).map((tooth, n) => {
      const before = row[n]!;
      const gap = gapBetween(solids.get(before.fdi)!, before.target, solids.get(tooth.fdi)!, tooth.target);
      return [[before.fdi, tooth.fdi].toSorted((a, b) => a - b).join('-'), gap];
    }),
  );
}

test('a plan tells the arch that it was set up on, and teeth that left it since tell theirs', () => {
  expect(arch).toEqual(archOfDocument('upper', document.arches.upper));
  // Degrees that became radians and degrees again.
  const yaw = expect.closeTo(document.arches.upper!.yaw, 9) as number;
  expect(archInDocument('upper', arch)).toEqual({ ...document.arches.upper, yaw });
  const far = edited(document, { type: 'movement', teeth: [11, 12, 13, 14], movement: 'buccal', value: 4 }, noRules);
  expect(presentArch(far.document!, 'upper')).not.toEqual(arch);
  expect(archOfDocument('upper', samplePlan(1).arches.upper)).toBeNull();
  expect(presentArch({ ...document, teeth: document.teeth.slice(0, 5) }, 'upper')).toBeNull();
});

test('on its own arch a set-up stays as it is', () => {
  const again = afterwards(arch);
  for (const { fdi } of again.teeth)
    for (const k of [0, 1, 2] as const)
      expect(Math.abs(again.target[String(fdi)]!.t[k] - document.target[String(fdi)]!.t[k])).toBeLessThan(0.1);
});

test.each(libraryForms)('on a %s arch contacts are closed but for enamel, spaces and what was taken out', (name) => {
  const form = archOfLibrary(name, standing(archRow(document, 'upper')));
  const moved = afterwards(form);
  for (const [between, gap] of gapsOf(moved)) {
    const wanted = { '11-21': -0.3, '12-13': 0.5 }[between] ?? 0;
    expect([between, Math.abs(gap - wanted) <= 0.02]).toEqual([between, true]);
  }
  const curve = archCurve(form);
  for (const {
    line: [x, , z],
  } of standing(archRow(moved, 'upper'))) {
    const at = curve.at(curve.nearest(x, z));
    // Contacts that are solved by the surface move teeth off the line that was found by the grids.
    expect(Math.hypot(at.x - x, at.z - z)).toBeLessThan(0.2);
  }
  for (const tooth of archRow(document, 'upper')) {
    const after = archRow(moved, 'upper').find(({ fdi }) => fdi === tooth.fdi)!;
    expect(pointIn(after.target, tooth.line)[1]).toBeCloseTo(pointIn(tooth.target, tooth.line)[1], 3);
  }
  expect(moved.target['24']).toEqual(document.target['24']);
  expect(presentArch(moved, 'upper')).toMatchObject({ bend: expect.closeTo(form.bend, 4), corner: expect.closeTo(form.corner, 4) }); // prettier-ignore
  expect(checkedPlan(moved).problems).toBeUndefined();
});

test('teeth that stay are anchors; between two of them there has to be room', () => {
  const wide = withArchNumber(arch, marks, 'molars', archNumbersOf(arch, marks).molars + 3)!;
  const moved = afterwards(wide, new Set([16]));
  expect(moved.target['16']).toEqual(document.target['16']);
  expect(moved.target['26']).not.toEqual(document.target['26']);
  const shallow = withArchNumber(arch, marks, 'depth', archNumbersOf(arch, marks).depth - 4)!;
  expect(setOnArch(document, 'upper', shallow, solids, new Set([16, 26]))).toMatchObject({
    refused: 'archNoRoom',
    teeth: [26, 16],
  });
  const bare = new Map([...solids].filter(([fdi]) => fdi !== 13));
  expect(setOnArch(document, 'upper', arch, bare, nobody)).toEqual({ refused: 'archNoBody', teeth: [13] });
});

test('where a tooth is missing and none was taken out its place stays', () => {
  const without = { ...document, teeth: document.teeth.map((tooth) => (tooth.fdi === 15 ? { ...tooth, state: 'missing' as const, body: null } : tooth)) }; // prettier-ignore
  const { poses } = setOnArch(without, 'upper', arch, solids, nobody);
  const next = (fdi: number): number => {
    const line = archRow(document, 'upper').find((tooth) => tooth.fdi === fdi)!.line;
    const pose = new Map(poses).get(fdi)!;
    return pointIn(pose, turnedOver('upper', line))[2];
  };
  expect(next(16)).toBeCloseTo(pointIn(document.target['16']!, turnedOver('upper', archRow(document, 'upper').find(({ fdi }) => fdi === 16)!.line))[2], 0); // prettier-ignore
});

describe.each(['upper', 'lower'] as const)('numbers of the arch, %s', (jaw) => {
  const own: ArchMarks = { ...marks, jaw };

  test.each(archNumbers)('%s is what is typed, and what it leaves alone stays', (name) => {
    const before = archNumbersOf(arch, own);
    const by = name === 'depth' ? -0.8 : 0.6;
    const form = withArchNumber(arch, own, name, before[name] + by)!;
    const after = archNumbersOf(form, own);
    expect(after[name]).toBeCloseTo(before[name] + by, 1);
    if (name !== 'depth' && name !== 'turn') expect(form.front).toBe(arch.front);
    for (const other of ['middle', 'turn'] as const)
      if (other !== name && name !== 'turn') expect(after[other]).toBe(before[other]);
    if (name === 'turn') expect([after.canines, after.molars]).toEqual([before.canines, before.molars]);
    expect(withArchNumber(form, own, name, before[name])).toMatchObject({ bend: expect.closeTo(arch.bend, 0) });
  });

  test('a handle that is drawn to where it stands changes nothing; drawn elsewhere it has the number of that place', () => {
    const { handles, points } = archLine(arch, own);
    const numbers = archNumbersOf(arch, own);
    expect(handles).toHaveLength(archNumbers.length + 3);
    for (const handle of handles) {
      expect(archValueAt(arch, own, handle, handle.at)).toBeCloseTo(numbers[handle.number], 5);
      const moved = withArchNumber(arch, own, handle.number, numbers[handle.number] + 0.5)!;
      const there = archLine(moved, own).handles.find((each) => each.number === handle.number && each.side === handle.side)!; // prettier-ignore
      expect(archValueAt(arch, own, handle, there.at)).toBeCloseTo(numbers[handle.number] + 0.5, 0);
    }
    const [first, last] = [points[0]!, points.at(-1)!];
    // A lower jaw has the patient's left at larger x; whoever turns over an upper one sees the other side first.
    expect(Math.sign(last[0] - first[0])).toBe(jaw === 'lower' ? 1 : -1);
  });

  test('what is no arch is none', () => {
    expect(withArchNumber(arch, own, 'canines', 90)).toBeNull();
    expect(withArchNumber(arch, own, 'depth', -3)).toBeNull();
  });
});

test('a turn leaves the middle between the molars where it is', () => {
  const form = withArchNumber(arch, marks, 'turn', archNumbersOf(arch, marks).turn + 5)!;
  const ends = (of: ArchForm): number[] => {
    const [one, other] = [1, -1].map((side) => archCurve(of).at(side * marks.molars));
    return [(one!.x + other!.x) / 2, (one!.z + other!.z) / 2];
  };
  for (const [k, value] of ends(form).entries()) expect(value).toBeCloseTo(ends(arch)[k]!, 3);
  expect(archCurve(form).at(0).x).not.toBeCloseTo(archCurve(arch).at(0).x, 1);
});

test('the arch as it was scanned is that of teeth at rest', () => {
  const rest = { ...document, target: {} };
  expect(foundArch(document, 'upper')).toEqual(presentArch({ ...rest, arches: { upper: null, lower: null } }, 'upper'));
});
