import { hasScans, labelledScan } from '../testing/labelled-jaws.node.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { closedness } from './closed.ts';
import { crossedFaces } from './crossed-faces.ts';
import { jawBodies } from './jaw-bodies.ts';
import { type JawScan, labelledJaw } from './labelled-jaw.ts';
import { aboveGum } from './uncrossed-body.ts';

function bodiesOf(scan: JawScan) {
  const found = labelledJaw(scan);
  if ('problem' in found) throw new Error(found.problem.problem);
  return jawBodies(found.jaw);
}

function expectClosed({ teeth }: ReturnType<typeof bodiesOf>): void {
  for (const { body } of teeth) {
    const { badEdges, pieces, volume } = closedness(body.positions, body.indices);
    expect({ fdi: body.fdi, badEdges, pieces }).toEqual({ fdi: body.fdi, badEdges: 0, pieces: 1 });
    expect([body.fdi, crossedFaces(body, aboveGum(body))]).toEqual([body.fdi, []]);
    expect(volume).toBeGreaterThan(50);
    expect(volume).toBeLessThan(2500);
    expect(body.apex[1]).toBeLessThan(body.gum[1]);
    expect(body.gum[1]).toBeLessThan(body.center[1]);
  }
}

test.each(['upper', 'lower'] as const)('the teeth of a made-up %s jaw are closed bodies along the arch', (jaw) => {
  const found = bodiesOf(madeJaw(jaw));
  expect(found.problems).toEqual([]);
  expect(found.teeth).toHaveLength(14);
  const across = found.teeth.map(({ body }) => body.center[0]);
  expect(across).toEqual(across.toSorted((one, other) => one - other));
  expectClosed(found);
});

const withScans = hasScans() ? test : test.skip;

withScans.each(['upper', 'lower'] as const)('the teeth of a real %s jaw are closed bodies', async (jaw) => {
  const found = bodiesOf(await labelledScan('013', jaw));
  expect(found.problems.filter(({ problem }) => problem === 'bodyNotClosed')).toEqual([]);
  expect(found.teeth).toHaveLength(jaw === 'upper' ? 13 : 14);
  expectClosed(found);
});

test('labels that do not fit their jaw are told by name', () => {
  const scan = madeJaw('lower', { triangles: 6000 });
  const refused = (labels: ArrayLike<number>) => labelledJaw({ ...scan, labels });
  expect(refused([1, 2, 3])).toMatchObject({ problem: { problem: 'labelsDoNotFit' } });
  expect(refused(scan.labels.length ? Array.from(scan.labels, () => 0) : [])).toMatchObject({
    problem: { problem: 'noLabels' },
  });
  expect(refused(Array.from(scan.labels, (label) => (label ? label - 20 : 0)))).toMatchObject({
    problem: { problem: 'labelsOfOtherJaw' },
  });
  expect(refused(Array.from(scan.labels, (label) => (label ? 99 : 0)))).toMatchObject({
    problem: { problem: 'unknownLabels' },
  });
  const broken = Float64Array.from(scan.positions).fill(NaN, 0, 1);
  expect(labelledJaw({ ...scan, positions: broken })).toMatchObject({ problem: { problem: 'damagedMesh' } });
});

test('a label on two teeth, and crumbs, are told', () => {
  const scan = madeJaw('lower', { triangles: 24_000 });
  const labels = Array.from(scan.labels, (label) => (label === 37 ? 36 : label));
  let crumbs = 10;
  for (let face = 0; face < labels.length && crumbs > 0; face++)
    if (labels[face] === 0) [labels[face], crumbs] = [38, crumbs - 1];
  expect(bodiesOf({ ...scan, labels }).problems).toEqual(
    expect.arrayContaining([
      { jaw: 'lower', problem: 'toothInPieces', teeth: [36] },
      { jaw: 'lower', problem: 'toothTooSmall', teeth: [38] },
    ]),
  );
  const twice = Array.from(scan.labels, (label) => (label === 36 ? 75 : label === 37 ? 35 : label));
  expect(bodiesOf({ ...scan, labels: twice }).problems.map(({ problem }) => problem)).toContain('samePlace');
});
