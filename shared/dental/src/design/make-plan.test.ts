import { createHash } from 'node:crypto';
import { canonicalText } from '../document/canonical.ts';
import { readPlan } from '../document/read-document.ts';
import { movementOf } from '../pose/movement.ts';
import { AT_REST } from '../pose/pose.ts';
import { hasScans, labelledScan } from '../testing/labelled-jaws.node.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import type { JawScan } from '../body/labelled-jaw.ts';
import { type JawOptions, designJaw } from './design-jaw.ts';
import { type NamedDesign, type PlanParts, makePlan } from './make-plan.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function designed(scan: JawScan, options: JawOptions = {}): NamedDesign {
  const found = designJaw(scan, options);
  if ('refused' in found) throw new Error(JSON.stringify(found.refused));
  const { design } = found;
  return { design, scan: hash(scan.jaw), bodies: new Map(design.teeth.map(({ fdi }) => [fdi, hash(String(fdi))])) };
}

function read(parts: PlanParts) {
  const made = makePlan(parts);
  if ('refused' in made) throw new Error(JSON.stringify(made.refused));
  const { document, problems } = readPlan(made.document);
  expect(problems).toBeUndefined();
  return document!;
}

const options = { triangles: 20_000, traits: { crowding: 0.4 } };
const [upper, lower] = [
  designed(madeJaw('upper', options)),
  designed(madeJaw('lower', options), {
    ipr: [{ between: [41, 31], mm: 0.3 }],
    extractions: [44],
    fixed: [36],
    missing: [46, 38],
  }),
];

test('two designed jaws make a plan that is taken, as steps and as a target', () => {
  const plan = read({ kind: 'step', upper, lower, bite: { from: 'scan', upper: AT_REST } });
  expect(plan.teeth).toHaveLength(29);
  // What is labelled is there, whatever is said of its number.
  expect(plan.teeth.find(({ fdi }) => fdi === 38)).toMatchObject({ state: 'missing', body: null });
  expect(plan.teeth.find(({ fdi }) => fdi === 46)).toMatchObject({ state: 'present' });
  expect(plan.teeth.find(({ fdi }) => fdi === 44)).toMatchObject({ state: 'extract', movable: false });
  expect(plan.teeth.find(({ fdi }) => fdi === 36)).toMatchObject({ state: 'present', movable: false });
  expect(plan.ipr).toMatchObject([{ between: [41, 31], amount: 0.3 }]);
  expect(plan.checks).toHaveLength(plan.aligners.upper.length + plan.aligners.lower.length);
  expect(plan.checks.every(({ opposing }) => opposing === 'assessed')).toBe(true);
  const target = read({ kind: 'target', upper, lower: null, bite: null });
  expect(target.aligners.upper).toEqual([]);
  expect(target.target).toEqual(Object.fromEntries(Object.entries(plan.target).filter(([fdi]) => Number(fdi) < 30)));
});

test('without a bite nothing is said of the other jaw', () => {
  const plan = read({ kind: 'step', upper, lower, bite: null });
  expect(plan.bite).toEqual({ from: 'none', upper: AT_REST });
  expect(plan.checks.every(({ opposing }) => opposing === 'notAssessed')).toBe(true);
});

test('upper teeth in the mouth look down, and movements have clinical names there', () => {
  const plan = read({ kind: 'target', upper, lower, bite: null });
  for (const { fdi, frame } of plan.teeth.filter(({ body }) => body)) {
    expect(Math.sign(frame!.long[1])).toBe(fdi < 30 ? -1 : 1);
    const pose = plan.target[String(fdi)]!;
    const { buccal, mesial } = movementOf(frame!, pose);
    expect(Math.hypot(buccal, mesial)).toBeLessThan(12);
  }
  const left = plan.teeth.find(({ fdi }) => fdi === 26)!;
  expect(left.frame!.origin[0]).toBeGreaterThan(10);
});

test('the same scans give the same text', () => {
  const again = designed(madeJaw('upper', options));
  const text = (jaw: NamedDesign): string => canonicalText(read({ kind: 'step', upper: jaw, lower: null, bite: null }));
  expect(text(again)).toBe(text(upper));
});

test('what cannot be designed is refused by name', () => {
  const scan = madeJaw('lower', { triangles: 20_000 });
  const only = (...teeth: number[]) => ({
    ...scan,
    labels: Array.from(scan.labels, (label) => (teeth.includes(label) ? label : 0)),
  });
  expect(designJaw(only(46))).toEqual({ refused: [{ problem: 'tooFewTeeth', jaw: 'lower' }] });
  expect(designJaw(only())).toEqual({ refused: [{ problem: 'noLabels', jaw: 'lower' }] });
  expect(designJaw({ ...scan, jaw: 'upper' })).toEqual({ refused: [{ problem: 'labelsOfOtherJaw', jaw: 'upper' }] });
  expect(designJaw(scan, { fixed: [48] })).toEqual({
    refused: [{ problem: 'unknownTooth', jaw: 'lower', teeth: [48] }],
  });
  // One side alone is little, but it is designed; an arch through two molars takes them farther than a plan may.
  expect(designJaw(only(41, 42, 43, 44))).toHaveProperty('design');
  expect(designJaw(only(46, 47))).toMatchObject({ refused: [{ problem: 'outOfReach', jaw: 'lower' }] });
});

const withScans = hasScans() ? test : test.skip;

withScans('a real pair makes a plan that is taken', async () => {
  const parts = {
    upper: designed(await labelledScan('013', 'upper')),
    lower: designed(await labelledScan('013', 'lower')),
  };
  const plan = read({ kind: 'step', ...parts, bite: null });
  expect(plan.aligners.upper.length).toBeGreaterThan(5);
  expect(plan.aligners.upper.length).toBeLessThan(40);
});
