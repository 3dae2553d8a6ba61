import { type Vec3, cross, dot, length, seededRandom } from '@archway/geometry';
import { generateTeeth } from '@archway/mesh';
import { turnedOver } from '../body/jaw-axes.ts';
import { hasScans, labelledScan } from '../testing/labelled-jaws.node.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { framedTeeth } from '../testing/prepared.ts';
import { degreesFromMirror, mirrored } from './doubts.ts';
import type { FramedTooth } from './tooth-frames.ts';

const degrees = (one: Vec3, other: Vec3): number => (Math.acos(Math.min(1, dot(one, other))) * 180) / Math.PI;
const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!;

function expectAxes(teeth: readonly FramedTooth[]): void {
  for (const { fdi, long, mesial, buccal, outwards, archMesial } of teeth) {
    expect([length(long), length(mesial), length(buccal)].every((size) => Math.abs(size - 1) < 1e-9)).toBe(true);
    expect(
      Math.max(Math.abs(dot(long, mesial)), Math.abs(dot(mesial, buccal)), Math.abs(dot(buccal, long))),
    ).toBeLessThan(1e-9);
    expect(dot(buccal, outwards)).toBeGreaterThan(0);
    expect(dot(mesial, archMesial)).toBeGreaterThan(0);
    // Right-handed on one side of a jaw, left-handed on the other.
    expect(Math.sign(dot(mesial, cross(buccal, long)))).toBe(Math.floor(fdi / 10) % 2 === 1 ? 1 : -1);
  }
}

test.each(['upper', 'lower'] as const)('frames of a made-up %s jaw are those that it was made with', (jaw) => {
  const truth = new Map(generateTeeth({ jaw, triangles: 24_000 }).map((tooth) => [tooth.fdi, tooth]));
  const teeth = framedTeeth(madeJaw(jaw));
  expectAxes(teeth);
  const off = teeth.map((tooth) => {
    const { frame, mesiodistal, facial } = truth.get(tooth.fdi)!;
    const [x, , z] = turnedOver(jaw, facial);
    return {
      long: degrees(tooth.long, turnedOver(jaw, frame.long)),
      mesial: degrees(tooth.mesial, turnedOver(jaw, frame.mesial)),
      width: Math.abs(tooth.width - mesiodistal),
      facial: Math.hypot(tooth.facial[0] - x, tooth.facial[2] - z),
    };
  });
  expect(middleOf(off.map(({ long }) => long))).toBeLessThan(6);
  expect(middleOf(off.map(({ mesial }) => mesial))).toBeLessThan(6);
  expect(Math.max(...off.map(({ mesial }) => mesial))).toBeLessThan(20);
  // Labels of these jaws leave out the sides, 0.4 mm and a face each.
  expect(Math.max(...off.map(({ width }) => width))).toBeLessThan(2.1);
  expect(middleOf(off.map(({ facial }) => facial))).toBeLessThan(1.2);
});

const withScans = hasScans() ? test : test.skip;

withScans('frames of a real jaw are alike on both sides, and noise of a scanner hardly moves them', async () => {
  const scan = await labelledScan('007', 'upper');
  const teeth = framedTeeth(scan);
  expectAxes(teeth);
  const byFdi = new Map(teeth.map((tooth) => [tooth.fdi, tooth]));
  const sides = teeth.flatMap(({ fdi, long }) => {
    const other = byFdi.get(mirrored(fdi));
    return other && fdi < other.fdi ? [degreesFromMirror(long, other.long)] : [];
  });
  expect(middleOf(sides)).toBeLessThan(4);
  const random = seededRandom(3);
  const positions = Float64Array.from(scan.positions, (value) => value + (random() + random() + random() - 1.5) * 0.08);
  const noisy = framedTeeth({ ...scan, positions });
  const turned = noisy.map((tooth, n) => degrees(tooth.long, teeth[n]!.long));
  expect(Math.max(...turned)).toBeLessThan(2);
  const slid = noisy.map(({ facial }, n) => Math.hypot(...[0, 1, 2].map((k) => facial[k]! - teeth[n]!.facial[k]!)));
  expect(Math.max(...slid)).toBeLessThan(1.3);
  expect(middleOf(slid)).toBeLessThan(0.4);
});

test('a tooth by itself has a frame', () => {
  const scan = madeJaw('lower');
  const [tooth, ...others] = framedTeeth({
    ...scan,
    labels: Array.from(scan.labels, (label) => (label === 46 ? 46 : 0)),
  });
  expect(others).toEqual([]);
  expect(length(tooth!.mesial)).toBeCloseTo(1, 9);
});
