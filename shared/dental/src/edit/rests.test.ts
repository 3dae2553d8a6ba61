import type { PlanDocument } from '@archway/contracts';
import { canonicalText } from '../document/canonical.ts';
import type { Jaw } from '../document/jaws.ts';
import { readPlan } from '../document/read-document.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { type EditCommand, barOf, edited, lastOf, noRules } from './index.ts';

const plan = (kind: PlanDocument['kind'] = 'step'): PlanDocument =>
  readPlan({ ...samplePlan(4, { kind }), checks: [] }).document!;
function made(document: PlanDocument, ...commands: readonly EditCommand[]): PlanDocument {
  return commands.reduce((now, command) => {
    const found = edited(now, command, noRules);
    if (!found.document) throw new Error(`${found.refused} ${found.problem?.problem} ${found.problem?.path}`);
    return found.document;
  }, document);
}
const refused = (document: PlanDocument, command: EditCommand) => edited(document, command, noRules).refused;
const rest = (after: number, jaw: Jaw = 'upper'): EditCommand => ({ type: 'rest', jaw, after });
const remove = (at: number, jaw: Jaw = 'upper'): EditCommand => ({ type: 'removeRest', jaw, at });
const wish = (from: number, to: number, between: readonly [number, number] = [13, 23]): EditCommand => ({
  ...{ type: 'elastic', was: null, cutouts: [] },
  wish: { between, from, to },
});

test.each([0, 1, 5, 11, 12])('a rest after stage %d goes as it came, byte for byte', (after) => {
  const before = made(plan(), wish(3, 12), wish(2, 7, [13, 46]));
  const rested = made(before, rest(after));
  expect(lastOf(rested, 'upper')).toBe(13);
  expect(lastOf(rested, 'lower')).toBe(12);
  expect(rested.aligners.upper[after + 1]).toEqual({ ...before.aligners.upper[after], n: after + 1, passive: true });
  expect(rested.aligners.upper.at(-1)!.poses).toEqual(rested.aligners.upper[after === 12 ? 12 : 13]!.poses);
  expect(rested.target).toEqual(before.target);
  expect(canonicalText(made(rested, remove(after + 1)))).toBe(canonicalText(before));
});

test('what is said of stages follows: attachments, enamel, overcorrection, elastics of the jaw', () => {
  const before = made(plan(), wish(3, 8), wish(2, 7, [13, 46]), { type: 'biteJump', jump: { at: 9, front: 1, left: 0, up: 0 } }); // prettier-ignore
  const after = made(before, rest(2));
  const ofTooth = (document: PlanDocument, fdi: number) => document.attachments.find((each) => each.fdi === fdi)!;
  expect(ofTooth(after, 13)).toMatchObject({ from: 1, to: 13 });
  expect(ofTooth(after, 34)).toEqual(ofTooth(before, 34));
  expect(after.ipr.find(({ between }) => between[0] === 11)!.before).toBe(4);
  expect(after.ipr.find(({ between }) => between[0] === 41)!.before).toBe(1);
  expect(after.overcorrection[0]!.after).toBe(13);
  expect(after.elastics).toEqual([
    { between: [13, 23], from: 4, to: 9 },
    { between: [13, 46], from: 2, to: 7 },
  ]);
  expect(after.biteJump?.at).toBe(9);
  expect(barOf(after.aligners.upper, 13)).toEqual({ from: 0, to: 13 });
});

test('enamel before a rest and before the stage after it is taken at once when the rest goes', () => {
  const ipr = (before: number): EditCommand => ({
    ...{ type: 'ipr', was: null },
    wish: { between: [12, 11], split: [0.1, 0.1], before },
  });
  const after = made(plan(), rest(4), ipr(5), ipr(6), remove(5));
  expect(after.ipr.filter(({ between }) => between[0] === 12)).toEqual([
    { between: [12, 11], amount: 0.4, split: [0.2, 0.2], before: 5 },
  ]);
});

test('a stage in which teeth move is no rest; targets have none; stages that are not there neither', () => {
  expect(refused(plan(), remove(3))).toBe('notResting');
  expect(refused(plan(), remove(99))).toBe('notResting');
  expect(refused(plan(), rest(13))).toBe('stageRange');
  expect(refused(plan('target'), rest(0))).toBe('stageRange');
});

test('locked teeth keep their stages: a rest that would shift them is refused, one after them is not', () => {
  const early = made(plan(), { type: 'bar', teeth: [24], end: 'both', by: 3 }, { type: 'lock', teeth: [13] });
  expect(refused(early, rest(5))).toBe('locked');
  const later = made(early, rest(12));
  expect(barOf(later.aligners.upper, 13)).toEqual({ from: 0, to: 12 });
  expect(made(later, remove(13)).aligners).toEqual(early.aligners);
});

test('a tooth rests with its jaw, wherever it goes and whenever it begins', () => {
  const rested = made(plan(), rest(5), rest(9));
  const passive = (document: PlanDocument) =>
    document.aligners.upper.flatMap(({ n, passive: rests }) => (rests ? [n] : []));
  const far = made(rested, { type: 'movement', teeth: [13], movement: 'mesial', value: 3 });
  const later = made(rested, { type: 'bar', teeth: [13, 24], end: 'both', by: 2 });
  const longer = made(rested, { type: 'bar', teeth: [23], end: 'to', by: 3 });
  const sooner = made(longer, { type: 'bar', teeth: [23], end: 'from', by: 4 });
  for (const document of [rested, far, later, longer, sooner]) expect(passive(document)).toEqual([6, 10]);
  expect(barOf(rested.aligners.upper, 13)).toEqual({ from: 0, to: 14 });
  expect(barOf(later.aligners.upper, 13)).toEqual({ from: 2, to: 16 });
  expect(made(later, { type: 'bar', teeth: [13, 24], end: 'both', by: -2 }).aligners).toEqual(rested.aligners);
});
