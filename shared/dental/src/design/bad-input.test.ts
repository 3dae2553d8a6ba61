import { createHash } from 'node:crypto';
import type { DesignProblemName } from '@archway/contracts';
import type { Mesh } from '@archway/mesh';
import type { JawScan } from '../body/labelled-jaw.ts';
import { readPlan } from '../document/read-document.ts';
import { closedModel } from '../testing/closed-model.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { designPlan } from './design-plan.ts';
import { standingScan } from './placed-jaws.ts';

const jaw = madeJaw('lower', { triangles: 12_000, traits: { crowding: 0.4 } });
/** The same jaw with other labels. @param by of a face: what it is labelled with, and its number */
const labelled = (by: (label: number, face: number) => number): JawScan => ({
  ...jaw,
  labels: Array.from(jaw.labels, (label, face) => by(label, face)),
});
const exchanged = (one: number, other: number): JawScan =>
  labelled((label) => (label === one ? other : label === other ? one : label));
const scaled = (factor: number): JawScan => ({
  ...jaw,
  positions: Array.from(jaw.positions, (value) => value * factor),
});
const flat = (): JawScan => ({
  ...jaw,
  positions: Array.from(jaw.positions, (value, at) => (at % 3 === 1 ? 0 : value)),
});

const hashOf = ({ positions }: Mesh): Promise<string> =>
  Promise.resolve(
    createHash('sha256')
      .update(new Uint8Array(positions.buffer, positions.byteOffset, positions.byteLength))
      .digest('hex'),
  );

interface Ended {
  /** Why there is no plan: what is told first. */
  readonly refused?: DesignProblemName;
  readonly teeth?: number;
  /** What is to be looked at. */
  readonly flags: readonly DesignProblemName[];
}

/** By the way that the job of the server and the command line go. */
async function ended(scan: JawScan): Promise<Ended> {
  const as = scan.jaw;
  const mesh = { positions: Float32Array.from(scan.positions), indices: Uint32Array.from(scan.indices) };
  const standing = standingScan(as, mesh, scan.labels);
  if (!standing) return { refused: 'notAnArch', flags: [] };
  const made = await designPlan({ kind: 'target', scans: { [as]: standing }, options: {}, keep: hashOf });
  if ('refused' in made) return { refused: made.refused[0]!.problem, flags: [] };
  expect(readPlan(made.document).problems).toBeUndefined();
  const teeth = made.document.teeth.filter(({ body }) => body).length;
  return { teeth, flags: [...new Set(made.lookAt.map(({ problem }) => problem))] };
}

const refused: readonly (readonly [string, () => JawScan, DesignProblemName])[] = [
  ['a jaw without teeth', () => labelled(() => 0), 'noLabels'],
  ['one tooth', () => labelled((label) => (label === 36 ? label : 0)), 'tooFewTeeth'],
  ['an upper jaw given as a lower one', () => ({ ...madeJaw('upper'), jaw: 'lower' }), 'labelsOfOtherJaw'],
  ['labels that are no teeth', () => labelled((label) => (label ? 99 : 0)), 'unknownLabels'],
  [
    'left and right exchanged',
    () => labelled((label) => label && (label < 40 ? label + 10 : label - 10)),
    'labelsOutOfOrder',
  ],
  ['an incisor and a molar exchanged', () => exchanged(41, 46), 'labelsOutOfOrder'],
  ['a label for each half of the jaw', () => labelled((_, face) => (face < 6_000 ? 31 : 41)), 'tooFewTeeth'],
  ['labels by chance', () => labelled((label, face) => label && 31 + ((face * 7919) % 7)), 'tooFewTeeth'],
  ['a plane', flat, 'notAnArch'],
];

test.each(refused)('%s: no plan, and the reason by name', async (_, scan, problem) => {
  expect(await ended(scan())).toMatchObject({ refused: problem });
});

/** What is said of labels alone. */
const ofLabels: readonly DesignProblemName[] = ['orderUnusual', 'toothTooLarge', 'toothTooSmall', 'samePlace'];

const designed: readonly {
  readonly name: string;
  readonly scan: () => JawScan;
  readonly teeth: number;
  readonly flag?: DesignProblemName;
}[] = [
  { name: 'an edentulous quadrant', scan: () => labelled((label) => (label < 40 ? 0 : label)), teeth: 7 },
  { name: 'a closed model', scan: () => closedModel(jaw), teeth: 14 },
  { name: 'a scan in metres', scan: () => scaled(1 / 1000), teeth: 14 },
  { name: 'neighbours exchanged', scan: () => exchanged(31, 32), teeth: 14, flag: 'orderUnusual' },
  { name: 'gum labelled as a tooth', scan: () => labelled((label) => label || 31), teeth: 13, flag: 'toothTooLarge' },
  {
    name: 'two teeth at one place',
    scan: () => labelled((label, face) => (label === 35 && face % 2 ? 75 : label)),
    ...{ teeth: 13, flag: 'toothTooSmall' },
  },
];

test.each(designed)('$name: a plan, with what is doubtful of it', async ({ scan, teeth, flag }) => {
  const found = await ended(scan());
  expect(found).toMatchObject({ teeth });
  expect(found.flags.filter((each) => ofLabels.includes(each))).toEqual(flag ? [flag] : []);
});

/** What an engine may take for it besides the mesh itself, which is 70 MB. */
const MOST_MB = 1500;

test('two million triangles: a plan, within bounds of memory', async () => {
  const before = process.memoryUsage().rss;
  const whole = madeJaw('lower', { triangles: 2_000_000 });
  // Of four teeth: it is the scan that is large.
  const front = { ...whole, labels: Array.from(whole.labels, (label) => (label % 10 < 3 ? label : 0)) };
  expect(await ended(front)).toMatchObject({ teeth: 4 });
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(MOST_MB);
});
