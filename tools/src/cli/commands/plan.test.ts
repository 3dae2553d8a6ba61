import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanDocument } from '@archway/contracts';
import { canonicalText } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { generateJaw, writeStl } from '@archway/mesh';
import { archway } from '../../testing/archway-process.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archway-plans-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, plan: PlanDocument | string): string {
  const path = join(folder, name);
  writeFileSync(path, typeof plan === 'string' ? plan : JSON.stringify(plan));
  return path;
}

test('archway plan inspect tells what a plan is, the same for whoever wrote it', async () => {
  const plan = samplePlan(1);
  const { code, lines } = await archway('plan', 'inspect', put('a.json', plan));
  expect(code).toBe(0);
  expect(lines).toMatchObject([
    { kind: 'step', teeth: { present: 28 }, steps: { upper: 12, lower: 12 }, iprMm: 0.5, attachments: 3 },
  ]);
  const [line] = (await archway('plan', 'inspect', put('b.json', canonicalText(plan)))).lines;
  expect(line?.['sha256']).toBe(lines[0]?.['sha256']);
});

test('archway plan validate tells where each plan is wrong, and ends with 1', async () => {
  const good = put('good.json', samplePlan(1));
  const bad = put('bad.json', { ...samplePlan(1), spaces: [{ between: [13, 15], mm: 1 }] });
  const none = put('none.json', 'Dear colleague');
  const { code, lines, stderr } = await archway('plan', 'validate', good, bad, none, join(folder, 'absent.json'));
  expect(code).toBe(1);
  expect(lines).toMatchObject([
    { file: good, valid: true, problems: [] },
    { file: bad, valid: false, problems: [{ problem: 'notNeighbours', path: 'spaces[0].between' }] },
    { file: none, valid: false, problems: [{ problem: 'notJson' }] },
    { error: { name: 'notFound' } },
  ]);
  expect(stderr).toContain('spaces[0].between: these teeth are no neighbours');
  expect((await archway('plan', 'validate', good)).code).toBe(0);
});

test('archway plan validate takes key frames, and tells where a tooth stands elsewhere', async () => {
  const plan = samplePlan(1);
  const keyFrame = { fdi: 13, stage: 4, pose: plan.aligners.upper[4]!.poses['13']! } as const;
  const good = put('key.json', { ...plan, keyFrames: [keyFrame] });
  const bad = put('off.json', { ...plan, keyFrames: [{ ...keyFrame, stage: 5 }] });
  const { lines, stderr } = await archway('plan', 'validate', good, bad);
  expect(lines).toMatchObject([
    { file: good, valid: true, problems: [] },
    { file: bad, valid: false, problems: [{ problem: 'keyFrameOff', path: 'keyFrames[0].pose' }] },
  ]);
  expect(stderr).toContain('the tooth stands elsewhere at the stage of its key frame');
  const [row, ...more] = (await archway('plan', 'diff', put('before.json', plan), good)).lines;
  expect(row).toMatchObject({ of: [13], quantity: 'keyFrame', before: null });
  expect(more).toEqual([]);
  const { code, lines: stages } = await archway('plan', 'check', good);
  expect([code, stages.length]).toEqual([0, 2 * plan.aligners.upper.length]);
});

test('archway plan diff tells what differs tooth by tooth, and nothing of a plan and itself', async () => {
  const before = put('before.json', samplePlan(1));
  const after = put('after.json', { ...samplePlan(1), ipr: [] });
  await expect(archway('plan', 'diff', before, before)).resolves.toMatchObject({ code: 0, lines: [] });
  const { lines } = await archway('plan', 'diff', before, after);
  expect(lines).toMatchObject([
    { of: [11, 21], quantity: 'ipr', before: 0.2, after: null, measure: 'mm' },
    { of: [41, 31], quantity: 'ipr', before: 0.3, after: null, measure: 'mm' },
  ]);
  const refused = await archway('plan', 'diff', before, put('broken.json', '{}'));
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toContain('notAPlan');
});

test('archway plan segment tells the teeth of a scan, and writes a number for each face', async () => {
  const scan = join(folder, 'lower.stl');
  const mesh = generateJaw({ jaw: 'lower', triangles: 12_000 });
  writeFileSync(scan, writeStl(mesh, { random: () => 0.5 }).bytes);
  const out = join(folder, 'labels.json');
  const { code, lines } = await archway('plan', 'segment', scan, '--out', out);
  expect(code).toBe(0);
  const [jaw, ...teeth] = lines;
  expect(jaw).toMatchObject({ file: scan, jaw: 'lower', teeth: teeth.length });
  expect(teeth.length).toBeGreaterThan(11);
  for (const tooth of teeth) expect(Object.keys(tooth)).toEqual(['file', 'fdi', 'confidence', 'areaMm2', 'doubts']);
  const written = JSON.parse(readFileSync(out, 'utf8')) as { labels: number[] };
  expect(written.labels).toHaveLength(mesh.indices.length / 3);
  expect(new Set(written.labels)).toEqual(new Set([0, ...teeth.map(({ fdi }) => fdi)]));

  const said = await archway('plan', 'segment', scan, '--jaw', 'upper');
  expect(said.lines[0]).toMatchObject({ jaw: 'upper' });
  const absent = await archway('plan', 'segment', join(folder, 'absent.stl'));
  expect(absent).toMatchObject({ code: 1, lines: [{ error: { name: 'notFound' } }] });
});
