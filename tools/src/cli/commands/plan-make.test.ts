import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JawRootFindings, PlanDocument } from '@archway/contracts';
import { wayBetween } from '@archway/dental';
import { madeJaw } from '@archway/dental/testing/design';
import { madeCt } from '@archway/dental/testing/roots';
import { writePly } from '@archway/mesh';
import { packVolume } from '@archway/volume';
import { archway } from '../../testing/archway-process.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archway-designs-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A jaw of the size of a scan, and the file of its labels. */
function put(jaw: 'upper' | 'lower'): { mesh: string; labels: string } {
  const { positions, indices, labels } = madeJaw(jaw, { triangles: 20_000, traits: { crowding: 0.4 } });
  const [mesh, file] = [join(folder, `${jaw}.ply`), join(folder, `${jaw}.json`)];
  writeFileSync(mesh, writePly({ positions: Float32Array.from(positions), indices: Uint32Array.from(indices) }));
  writeFileSync(file, JSON.stringify({ labels: Array.from(labels) }));
  return { mesh, labels: file };
}

/** How far a molar goes along its jaw in one stage at most, in mm. */
const farthestOfMolars = ({ aligners, teeth }: PlanDocument): number =>
  Math.max(
    ...[aligners.upper, aligners.lower].flatMap((steps) =>
      steps.slice(1).flatMap(({ poses }, n) =>
        teeth
          .filter(({ fdi, frame }) => frame && fdi % 10 >= 6 && poses[String(fdi)])
          .map(({ fdi, frame }) => {
            const [from, to] = [steps[n]!.poses[String(fdi)]!, poses[String(fdi)]!];
            return wayBetween(from, to, frame!.origin).linear;
          }),
      ),
    ),
  );

test('archway plan make designs a plan that is valid, and plan check measures its stages', async () => {
  const [upper, lower, out] = [put('upper'), put('lower'), join(folder, 'plan.json')];
  const words = [
    '--labels-upper',
    upper.labels,
    '--labels-lower',
    lower.labels,
    '--out',
    out,
    '--ipr',
    '41-31=0.2',
    '--fix',
    '36',
    '--limits',
    'linear=0.2,molar.linear=0.1,molar.rotation=1',
  ];
  const made = await archway('plan', 'make', upper.mesh, lower.mesh, ...words);
  expect({ code: made.code, stderr: made.stderr }).toMatchObject({ code: 0 });
  expect(made.lines).toMatchObject([
    {
      file: out,
      kind: 'step',
      teeth: { present: 28 },
      iprMm: 0.2,
      bite: 'scan',
      limits: { linear: 0.2, vertical: 0.15, byType: { molar: { linear: 0.1, vertical: 0.15, rotation: 1 } } },
      measures: { overjet: { value: expect.any(Number) } },
    },
  ]);
  expect((await archway('plan', 'validate', out)).lines).toMatchObject([{ valid: true, problems: [] }]);
  const { code, lines } = await archway('plan', 'check', out);
  expect(code).toBe(0);
  const steps = made.lines[0]!['steps'] as { upper: number; lower: number };
  expect(lines).toHaveLength(steps.upper + steps.lower + 2);
  for (const line of lines)
    expect(line).toMatchObject({
      withinLimits: true,
      beyond: [],
      penetration: expect.any(Number),
      mesh: { closed: true },
    });
  // Molars go a little farther than they may then, which a document is still taken with, and others do not: the type counts.
  expect(lines.some(({ linear }) => Number(linear) > 0.101)).toBe(true);
  const document = JSON.parse(readFileSync(out, 'utf8')) as PlanDocument;
  const { molar } = document.limits.byType!;
  document.limits.byType = { molar: { ...molar!, linear: farthestOfMolars(document) / 1.015 } };
  writeFileSync(out, JSON.stringify(document));
  const tighter = await archway('plan', 'check', out);
  expect(tighter.code).toBe(1);
  const beyond = tighter.lines.flatMap((line) => line['beyond'] as number[]);
  expect(beyond.length).toBeGreaterThan(0);
  expect(beyond.filter((fdi) => fdi % 10 < 6)).toEqual([]);
  rmSync(join(folder, 'meshes'), { recursive: true });
  expect((await archway('plan', 'check', out)).lines[0]).toMatchObject({ penetration: expect.any(Number), mesh: null });
});

test('archway plan make finds the teeth of scans without labels', async () => {
  const [upper, lower, out] = [put('upper'), put('lower'), join(folder, 'plan.json')];
  const made = await archway('plan', 'make', upper.mesh, lower.mesh, '--out', out);
  expect(made.lines).toMatchObject([{ file: out, kind: 'step', doubts: expect.any(Array) }]);
  // Teeth that a machine made are no teeth of people: of these it finds most.
  expect((made.lines[0]!['teeth'] as { present: number }).present).toBeGreaterThan(20);
  expect((await archway('plan', 'validate', out)).lines).toMatchObject([{ valid: true, problems: [] }]);
});

test('archway plan make says what is wrong with labels', async () => {
  const [upper, lower, out] = [put('upper'), put('lower'), join(folder, 'plan.json')];
  const make = (labels: string) =>
    archway(
      'plan',
      'make',
      upper.mesh,
      lower.mesh,
      '--labels-upper',
      labels,
      '--labels-lower',
      lower.labels,
      '--out',
      out,
    );
  const file = join(folder, 'wrong.json');
  for (const [text, name] of [
    ['{}', 'no list of labels'],
    ['{ "labels": [11, 21] }', 'has 2 labels'],
    [
      JSON.stringify({
        labels: Array.from(madeJaw('upper', { triangles: 20_000, traits: { crowding: 0.4 } }).labels, () => 0),
      }),
      'noLabels',
    ],
  ] as const) {
    writeFileSync(file, text);
    const { code, stderr } = await make(file);
    expect({ code, told: stderr.includes(name), stderr }).toMatchObject({ code: 1, told: true });
  }
});

test('archway plan make takes roots from a packed CBCT, and says what it is where it cannot be read', async () => {
  const [upper, lower, out] = [put('upper'), put('lower'), join(folder, 'plan.json')];
  const ct = madeCt('lower', { triangles: 20_000, traits: { crowding: 0.4 } });
  const { zip } = await packVolume({ ...ct, componentType: 'int16', name: '' }, { timestamp: 1 });
  const file = join(folder, 'cbct_1.zip');
  writeFileSync(file, zip);
  const words = ['--labels-upper', upper.labels, '--labels-lower', lower.labels, '--out', out, '--kind', 'target'];
  const make = (cbct: string) => archway('plan', 'make', upper.mesh, lower.mesh, ...words, '--cbct', cbct);
  const made = await make(file);
  expect({ code: made.code, stderr: made.stderr }).toMatchObject({ code: 0 });
  const [ofUpper, ofLower] = made.lines[0]!['roots'] as JawRootFindings[];
  expect(ofUpper).toMatchObject({ jaw: 'upper', measured: [] });
  expect(made.stderr).toContain('all roots are of the usual size');
  expect(ofLower).toMatchObject({ jaw: 'lower', problem: null });
  expect(ofLower!.measured.length).toBeGreaterThan(9);
  expect((await archway('plan', 'validate', out)).lines).toMatchObject([{ valid: true, problems: [] }]);
  const { code, stderr } = await make(folder);
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('(noSeries)') });
});
