import { type PlanDocument, planMovements } from '@archway/contracts';
import { length, subtract } from '@archway/geometry';
import { checkedPlan } from '../document/checked-plan.ts';
import { canonicalText } from '../document/canonical.ts';
import { applyChanges, changesBetween, reversed } from '../difference/changes.ts';
import { planDifference } from '../difference/clinical.ts';
import { scannedOnly } from '../difference/scanned-only.ts';
import { jawInMouth } from '../document/jaw-in-mouth.ts';
import { readPlan } from '../document/read-document.ts';
import { frameIn } from '../pose/combine.ts';
import { movementOf } from '../pose/movement.ts';
import { AT_REST, pointIn } from '../pose/pose.ts';
import { aboutAxis, angleBetween } from '../pose/quaternion.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import {
  type EditCommand,
  axesTurn,
  biteMoved,
  biteOfPlace,
  bitePlaceOf,
  edited,
  elasticClassOf,
  firstBite,
  lastOf,
  lastWorn,
  looseEnds,
  noRules,
  overcorrectionOf,
} from './index.ts';

const none = { from: 'none', upper: AT_REST } as const;
const plan = (kind: PlanDocument['kind'] = 'step', bite: PlanDocument['bite'] = none): PlanDocument =>
  readPlan({ ...samplePlan(4, { kind }), bite }).document!;
function made(document: PlanDocument, ...commands: readonly EditCommand[]): PlanDocument {
  return commands.reduce((now, command) => {
    const found = edited(now, command, noRules);
    if (!found.document) throw new Error(`${found.refused} ${found.problem?.problem} ${found.problem?.path}`);
    return found.document;
  }, document);
}
const refused = (document: PlanDocument, command: EditCommand) => edited(document, command, noRules).refused;
const toothOf = ({ teeth }: PlanDocument, fdi: number) => teeth.find((tooth) => tooth.fdi === fdi)!;
const quantities = (before: PlanDocument, after: PlanDocument) =>
  planDifference(before, after).map(({ of, quantity }) => `${of.toString()} ${quantity}`);

/** What a plan is made into and back is the plan, and differences know the way. */
function comesBack(before: PlanDocument, after: PlanDocument): void {
  const changes = changesBetween(before, after);
  expect(canonicalText(applyChanges(before, changes).document!)).toBe(canonicalText(after));
  expect(canonicalText(applyChanges(after, reversed(changes)).document!)).toBe(canonicalText(before));
}

describe('overcorrection', () => {
  const wish = (teeth: number[], of: (typeof planMovements)[number], value: number): EditCommand => ({
    ...{ type: 'overcorrect', teeth, wish: { movement: { of, value } } },
  });

  test('a tooth goes beyond its target by what is typed, in as many aligners as the limits ask for', () => {
    const before = plan();
    const after = made(before, wish([23], 'rotation', 5), wish([23], 'buccal', 0.2));
    const own = after.overcorrection.find(({ fdi }) => fdi === 23)!;
    expect(own).toMatchObject({ after: lastOf(after, 'upper'), count: 3 });
    const values = overcorrectionOf(after, 23)!;
    for (const movement of planMovements)
      expect(values[movement]).toBeCloseTo({ rotation: 5, buccal: 0.2 }[movement as 'buccal'] ?? 0, 3);
    expect(quantities(before, after)).toEqual(['23 overcorrection']);
    comesBack(before, after);
    const counted = made(after, { type: 'overcorrect', teeth: [23], wish: { count: 5 } });
    expect(counted.overcorrection.find(({ fdi }) => fdi === 23)).toMatchObject({ count: 5, delta: own.delta });
    const back = made(after, wish([23], 'rotation', 0), wish([23], 'buccal', 0));
    expect(canonicalText(back)).toBe(canonicalText(before));
  });

  test('more than ten aligners of it, one of a target, and one of a locked tooth are refused', () => {
    expect(refused(plan(), wish([23], 'rotation', 30))).toBe('tooManyStages');
    expect(refused(plan('target'), wish([23], 'rotation', 2))).toBe('stageRange');
    expect(refused(made(plan(), { type: 'lock', teeth: [23] }), wish([23], 'rotation', 2))).toBe('locked');
  });
});

describe('elastics', () => {
  const elastic = (between: readonly [number, number], part: object = {}): EditCommand => ({
    ...{ type: 'elastic', was: null, cutouts: [] },
    wish: { between, from: 2, to: 8, ...part },
  });

  test('which way they draw is told by where they are fixed', () => {
    expect(
      [
        [13, 46],
        [36, 23],
        [16, 43],
        [13, 43],
        [13, 16],
      ].map((two) => elasticClassOf(two as [number, number])),
    ).toEqual(['classII', 'classII', 'classIII', 'vertical', 'oneJaw']);
  });

  test('they come with the cut-outs that hold them, are worn once at a time, and follow the stages of their jaws', () => {
    const before = plan();
    const hook = { shape: 'hook', size: [1.4, 2.6, 0.7], pose: { q: [0, 0, 0, 1], t: [0, -1, 3] } } as const;
    const cutouts = [
      { ...hook, size: [1.4, 2.6, 0.7] as [number, number, number], pose: { ...AT_REST }, fdi: 13, from: 2, to: 8 },
    ];
    const after = made(before, { ...elastic([46, 13]), cutouts } as EditCommand);
    expect(after.elastics).toEqual([{ between: [13, 46], from: 2, to: 8 }]);
    expect(looseEnds(after, [13, 46])).toEqual([46]);
    expect(quantities(before, after)).toEqual(['13 cutout', '13,46 elastic']);
    comesBack(before, after);
    expect(refused(after, elastic([13, 46], { from: 8, to: 9 }))).toBe('elasticThere');
    expect(refused(after, elastic([13, 46], { from: 9, to: 99 }))).toBe('stageRange');
    expect(refused(after, elastic([13, 13]))).toBe('sameTooth');
    const longer = made(after, { type: 'movement', teeth: [23], movement: 'mesial', value: 7 });
    expect(longer.elastics).toEqual(after.elastics);
    const changed = made(after, {
      ...elastic([13, 46], { to: 4 }),
      was: { between: [46, 13], from: 2 },
    } as EditCommand);
    expect(changed.elastics).toEqual([{ between: [13, 46], from: 2, to: 4 }]);
    const gone = made(
      changed,
      { type: 'removeElastic', was: { between: [13, 46], from: 2 } },
      { type: 'detach', id: 'a13-1' },
    );
    expect(canonicalText(gone)).toBe(canonicalText(before));
  });
});

test('what lasts to the end of the longer jaw lasts to its end when it gets another one', () => {
  const before = plan();
  const last = lastWorn(before, [23, 46]);
  const hung = made(before, {
    type: 'elastic',
    was: null,
    cutouts: [],
    wish: { between: [23, 46], from: 2, to: last },
  });
  const longer = made(hung, { type: 'movement', teeth: [23], movement: 'mesial', value: 7 });
  expect(lastWorn(longer, [23, 46])).toBeGreaterThan(last);
  expect(longer.elastics).toEqual([{ between: [23, 46], from: 2, to: lastWorn(longer, [23, 46]) }]);
});

test('elastics of a locked tooth stay as they are', () => {
  const wish = { between: [13, 46], from: 2, to: 8 } as const;
  const hung = made(plan(), { type: 'elastic', was: null, cutouts: [], wish });
  const locked = made(hung, { type: 'lock', teeth: [13] });
  const was = { between: [13, 46], from: 2 } as const;
  expect(refused(locked, { type: 'elastic', was, cutouts: [], wish: { ...wish, to: 4 } })).toBe('locked');
  expect(refused(locked, { type: 'removeElastic', was })).toBe('locked');
});

test('a tooth with another target is overcorrected by the same along its axes', () => {
  const over = made(plan(), {
    ...{ type: 'overcorrect', teeth: [23] },
    wish: { movement: { of: 'rotation', value: 5 } },
  });
  const moved = made(over, { type: 'movement', teeth: [23], movement: 'mesial', value: 3 });
  const values = overcorrectionOf(moved, 23)!;
  for (const movement of planMovements) expect(values[movement]).toBeCloseTo(movement === 'rotation' ? 5 : 0, 3);
});

test('whoever reads a first plan is told of elastics and of a jump', () => {
  const wish = { between: [13, 46], from: 2, to: 8 } as const;
  const after = made(
    plan(),
    { type: 'elastic', was: null, cutouts: [], wish },
    { type: 'biteJump', jump: { at: 2, front: 2, left: 0, up: 0 } },
  );
  expect(quantities(scannedOnly(after), after)).toEqual(
    expect.arrayContaining(['13,46 elastic', expect.stringContaining('biteJump')]),
  );
});

test('documents are held to what commands are held to', () => {
  const wrong = (part: Partial<PlanDocument>): string[] => {
    const read = checkedPlan({ ...plan(), ...part });
    return (read.problems ?? []).map(({ problem }) => problem);
  };
  const elastic = (from: number, to: number) => ({ between: [13, 46] as [13, 46], from, to });
  expect(wrong({ elastics: [elastic(2, 8), elastic(9, 10)] })).toEqual([]);
  expect(wrong({ elastics: [elastic(2, 8), { ...elastic(3, 9), between: [46, 13] }] })).toEqual(['duplicate']);
  const found = { long: [0, 0, 0], mesial: [1, 0, 0], buccal: [0, 0, 1], confidence: 1 };
  const teeth = plan().teeth.map((tooth) =>
    tooth.fdi === 13 ? { ...tooth, frame: { ...tooth.frame!, by: 'edited', found } } : tooth,
  ) as PlanDocument['teeth'];
  expect(wrong({ teeth })).toEqual(['frameSkewed']);
});

test('a plan that has no elastics has one text, whether it says so or not', () => {
  expect(canonicalText({ ...plan(), elastics: [] })).toBe(canonicalText(plan()));
});

describe('the bite', () => {
  test('the lower jaw jumps with an aligner, and jumps no later than the last one', () => {
    const before = plan();
    const jump = { at: 9, front: 2, left: 0, up: -0.5 };
    const after = made(before, { type: 'biteJump', jump });
    expect(jawInMouth(after, 'lower', 8).t).toEqual([0, 0, 0]);
    expect(jawInMouth(after, 'lower', 8.5).t).toEqual([0, -0.25, 1]);
    expect(jawInMouth(after, 'lower', 12).t).toEqual([0, -0.5, 2]);
    expect(quantities(before, after)).toEqual(['lower biteJump']);
    comesBack(before, after);
    expect(canonicalText(made(after, { type: 'biteJump', jump: null }))).toBe(canonicalText({ ...before, checks: [] }));
    expect(refused(before, { type: 'biteJump', jump: { ...jump, at: 99 } })).toBe('stageRange');
    expect(refused(before, { type: 'biteJump', jump: { ...jump, front: 11 } })).toBe('tooFar');
  });

  test('by hand it is what is typed, it is named so, and nothing that was computed of both jaws is kept', () => {
    const before = plan();
    const place = { by: [1, -3, 2], turn: [4, 0, -6] } as const;
    const after = made(before, { type: 'bite', upper: biteOfPlace(before, place) });
    expect(after.bite.from).toBe('manual');
    expect(after.checks).toEqual([]);
    const told = bitePlaceOf(after);
    for (const k of [0, 1, 2] as const) {
      expect(told.by[k]).toBeCloseTo(place.by[k], 4);
      expect(told.turn[k]).toBeCloseTo(place.turn[k], 3);
    }
    expect(quantities(before, after)).toEqual(['lower bite']);
    const moved = { q: aboutAxis([0, 1, 0], 3), t: [0.5, 0, 1] as [number, number, number] };
    const again = made(after, { type: 'bite', upper: biteMoved(after, moved) });
    // What the lower jaw is brought by is what the upper one seems to go back by.
    const point = [3, 2, 1] as const;
    expect(
      length(subtract(pointIn(moved, pointIn(again.bite.upper, point)), pointIn(after.bite.upper, point))),
    ).toBeLessThan(1e-4);
    expect(made(after, { type: 'bite', upper: null }).bite).toEqual(none);
    expect(refused(plan('step', { from: 'scan', upper: AT_REST }), { type: 'bite', upper: null })).toBe('biteOfScan');
  });

  test('it begins with one row of teeth in the middle over the other', () => {
    const before = plan();
    const placed = made(before, { type: 'bite', upper: firstBite(before) });
    const middle = (upper: boolean): number[] =>
      [0, 1, 2].map((k) => {
        const own = placed.teeth.filter(({ fdi }) => fdi < 30 === upper);
        const points = own.map(({ frame }) => pointIn(upper ? placed.bite.upper : AT_REST, frame!.origin));
        return points.reduce((sum, point) => sum + point[k]!, 0) / points.length;
      });
    const [over, under] = [middle(true), middle(false)];
    expect(over[0]).toBeCloseTo(under[0]!, 4);
    expect(over[1]! - under[1]!).toBeGreaterThan(5);
  });
});

describe.each([14, 24, 36, 46])('the axes of %d', (fdi) => {
  const turn = aboutAxis([0.6, 0, 0.8], 11);
  const before = made(plan(), {
    ...{ type: 'attach' },
    wishes: [
      { fdi, shape: 'bevel', size: [3, 2, 1.2], pose: { q: aboutAxis([0, 0, 1], 25), t: [1, 0.5, 3] }, from: 1, to: 4 },
    ],
  });
  const after = made(before, { type: 'axes', fdi, turn });
  const frame = toothOf(after, fdi).frame!;

  test('are turned from how they were found, surely then; movements are told along them', () => {
    expect(frame).toMatchObject({ by: 'edited', confidence: 1, origin: toothOf(before, fdi).frame!.origin });
    const wanted = frameIn({ q: turn, t: [0, 0, 0] }, toothOf(before, fdi).frame!);
    for (const axis of ['long', 'mesial', 'buccal'] as const)
      expect(length(subtract(frame[axis], wanted[axis]))).toBeLessThan(1e-5);
    expect(angleBetween(axesTurn(frame), turn)).toBeLessThan(1e-3);
    expect(after.target[String(fdi)]).toEqual(before.target[String(fdi)]);
    const [was, is] = [before, after].map((each) => movementOf(toothOf(each, fdi).frame!, each.target[String(fdi)]!));
    expect(is).not.toEqual(was);
    expect(quantities(before, after)).toContain(`${fdi} axes`);
    comesBack(before, after);
  });

  test('leave what is bonded where it was in the mouth', () => {
    const placeIn = (document: PlanDocument, point: readonly [number, number, number]) => {
      const { origin, mesial, long, buccal } = toothOf(document, fdi).frame!;
      const { pose } = document.attachments.find((each) => each.id === `a${fdi}-1`)!;
      const [x, y, z] = pointIn(pose, point);
      return [0, 1, 2].map((k) => origin[k]! + mesial[k]! * x + long[k]! * y + buccal[k]! * z) as [
        number,
        number,
        number,
      ];
    };
    for (const point of [
      [0, 0, 0],
      [1, 2, 3],
    ] as const)
      expect(length(subtract(placeIn(before, point), placeIn(after, point)))).toBeLessThan(1e-4);
  });

  test('turned twice count from what was found, and turned not at all are what was found', () => {
    const other = made(after, { type: 'axes', fdi, turn: aboutAxis([0, 1, 0], 20) });
    expect(toothOf(other, fdi).frame!.found).toEqual(frame.found);
    const back = made(other, { type: 'axes', fdi, turn: [0, 0, 0, 1] });
    expect(toothOf(back, fdi)).toEqual(toothOf(before, fdi));
    expect(refused(before, { type: 'axes', fdi, turn: aboutAxis([0, 1, 0], 70) })).toBe('axesTooFar');
  });
});
