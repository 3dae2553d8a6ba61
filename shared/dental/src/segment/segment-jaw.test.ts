import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Mesh, cleanMesh, generateJaw, readMesh } from '@archway/mesh';
import { segmentJaw } from './segment-jaw.ts';
import { labelsOfColors } from './testing/label-colors.ts';
import { FOUND, scoreOf } from './testing/score.ts';

const data = process.env.ARCHWAY_TEST_DATA ?? path.resolve(__dirname, '../../../../../shared/data');
const scan = (name: string): string => path.join(data, 'dental-3d-iosseg', `${name}.ply`);
const real = scan('025_U');

const lower = cleanMesh(generateJaw({ jaw: 'lower', triangles: 20_000 })).mesh;
const sevens = [47, 46, 45, 44, 43, 42, 41, 31, 32, 33, 34, 35, 36, 37];
const numbers = ({ teeth }: Awaited<ReturnType<typeof segmentJaw>>): number[] => teeth.map(({ fdi }) => fdi);

const onlyFaces = ({ positions, indices }: Mesh, keep: (face: number) => boolean): Mesh => ({
  positions,
  indices: indices.filter((_, i) => keep(Math.floor(i / 3))),
});
const xOf = ({ positions, indices }: Mesh, face: number): number => positions[indices[face * 3]! * 3]!;

describe('a generated jaw', () => {
  it('has its fourteen teeth, each with what is known of it', async () => {
    const steps: string[] = [];
    const found = await segmentJaw(lower, { onProgress: (step) => steps.push(step) });
    expect(steps).toEqual(['look', 'simplify', 'find', 'number', 'transfer']);
    expect(found).toMatchObject({ jaw: 'lower', doubts: [] });
    expect(numbers(found)).toEqual(sevens);
    expect(found.labels).toHaveLength(lower.indices.length / 3);
    for (const { confidence, box, middle, area, margin } of found.teeth) {
      expect(confidence).toBeGreaterThan(0.5);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(margin).toBeGreaterThan(0.3);
      expect(area).toBeGreaterThan(50);
      middle.forEach((value, k) => {
        expect(value).toBeGreaterThan(box.min[k]!);
        expect(value).toBeLessThan(box.max[k]!);
      });
    }
  });

  it('has the same teeth when it is fine, and when its vertices are not joined', async () => {
    const fine = await segmentJaw(generateJaw({ jaw: 'lower', triangles: 120_000 }));
    expect(numbers(fine)).toEqual(sevens);
    const { positions, indices } = lower;
    const soup = Float32Array.from(
      indices.length === 0 ? [] : [...indices].flatMap((v) => [...positions.subarray(v * 3, v * 3 + 3)]),
    );
    const loose = await segmentJaw({ positions: soup, indices: indices.map((_, i) => i) });
    expect(loose.labels).toEqual((await segmentJaw(lower)).labels);
  });

  it('in metres, and inside out, is told so and has its teeth', async () => {
    const metres = await segmentJaw({ ...lower, positions: lower.positions.map((value) => value / 1000) });
    expect(metres.doubts).toContain('notMillimetres');
    expect(numbers(metres)).toEqual(sevens);
    expect(metres.teeth[0]!.area).toBeGreaterThan(50);
  });

  it('that is said to be the other jaw is doubted, and numbered as was said', async () => {
    const found = await segmentJaw(lower, { jaw: 'upper' });
    expect(found.jaw).toBe('upper');
    expect(found.doubts).toContain('jawDisagrees');
    for (const { fdi } of found.teeth) expect(fdi).toBeLessThan(30);
  });
});

describe('what a person says holds', () => {
  it('a click for each tooth finds these teeth, with the number that was told', async () => {
    const all = await segmentJaw(lower);
    const chosen = all.teeth.slice(3, 11);
    const teeth = chosen.map(({ fdi, middle }) => ({ point: middle, ...(fdi === 44 && { fdi: 44 }) }));
    const found = await segmentJaw(lower, { seeds: { teeth } });
    expect(numbers(found)).toEqual(chosen.map(({ fdi }) => fdi));
    expect(found.doubts).not.toContain('clickWithoutTooth');
  });

  it('painted faces are what they were painted as, and the cut follows', async () => {
    const before = await segmentJaw(lower);
    const tooth = [...before.labels.keys()].filter((face) => before.labels[face] === 36);
    const gum = tooth.slice(0, 5);
    const brushed = [{ fdi: 0, faces: gum }, { fdi: 38, faces: tooth.slice(-3) }]; // prettier-ignore
    const { labels, teeth } = await segmentJaw(lower, { seeds: { brushed } });
    for (const face of gum) expect(labels[face]).toBe(0);
    for (const face of tooth.slice(-3)) expect(labels[face]).toBe(38);
    expect(teeth.find(({ fdi }) => fdi === 38)?.doubts).toContain('weakMargin');
  });
});

describe('whatever comes', () => {
  const random = Float32Array.from({ length: 1800 }, (_, i) => ((i * 7919) % 613) / 10);
  const strange: readonly (readonly [string, Mesh])[] = [
    ['nothing', { positions: new Float32Array(0), indices: new Uint32Array(0) }],
    [
      'no number',
      { positions: new Float32Array(300).fill(Number.NaN), indices: Uint32Array.from({ length: 99 }, (_, i) => i) },
    ],
    ['one point', { positions: new Float32Array(300), indices: Uint32Array.from({ length: 99 }, (_, i) => i) }],
    ['far too large', { ...lower, positions: lower.positions.map((value) => value * 1e6) }],
    ['loose faces', { positions: random, indices: Uint32Array.from({ length: 600 }, (_, i) => i) }],
  ];

  it.each(strange)('%s has no teeth, and says so', async (_, mesh) => {
    const found = await segmentJaw(mesh);
    expect(found.teeth).toEqual([]);
    expect(found.doubts).toEqual(expect.arrayContaining(['noArch', 'noTeeth']));
    expect([...found.labels].every((label) => label === 0)).toBe(true);
  });

  it('half a jaw is doubted as a whole', async () => {
    const half = onlyFaces(lower, (face) => xOf(lower, face) > 0);
    expect((await segmentJaw(half)).doubts).toContain('noArch');
  });

  it('stops between steps when nobody waits any more', async () => {
    const control = new AbortController();
    const steps: string[] = [];
    const going = segmentJaw(lower, {
      signal: control.signal,
      onProgress: (step) => {
        steps.push(step);
        if (step === 'find') control.abort(new Error('enough'));
      },
    });
    await expect(going).rejects.toThrow('enough');
    expect(steps).toEqual(['look', 'simplify', 'find']);
  });
});

(existsSync(real) ? describe : describe.skip)(
  'a real scan with labels (skipped where ../shared/data is absent)',
  () => {
    it('has its teeth, with their numbers and nearly their faces', async () => {
      const { mesh } = await readMesh(new Uint8Array(readFileSync(real)), 'scan.ply');
      const found = await segmentJaw({ positions: mesh.positions, indices: mesh.indices });
      const { accuracy, teeth } = scoreOf(labelsOfColors(mesh.faceColors!), found.labels);
      expect(found).toMatchObject({ jaw: 'upper', doubts: [] });
      expect(accuracy).toBeGreaterThan(0.97);
      for (const { fdi, found: own, overlap } of teeth) {
        expect(own).toBe(fdi);
        expect(overlap).toBeGreaterThan(Math.max(FOUND, 0.85));
      }
    });

    const readReal = async (name: string) => {
      const { mesh } = await readMesh(new Uint8Array(readFileSync(scan(name))), 'scan.ply');
      const found = await segmentJaw({ positions: mesh.positions, indices: mesh.indices });
      return { found, teeth: scoreOf(labelsOfColors(mesh.faceColors!), found.labels).teeth };
    };

    it('has the tooth that stands beside the row, and is told of the small crown in its place', async () => {
      const { found, teeth } = await readReal('032_U');
      expect(teeth.find(({ fdi }) => fdi === 12)).toMatchObject({ found: 12, overlap: expect.closeTo(1, 1) });
      expect(found.teeth.filter(({ doubts }) => doubts.includes('crownLeft')).map(({ fdi }) => fdi)).toEqual([12]);
    });

    it('has two molars where one might see three', async () => {
      const { found, teeth } = await readReal('038_L');
      expect(found.teeth).toHaveLength(teeth.length);
      for (const fdi of [36, 37])
        expect(teeth.find((tooth) => tooth.fdi === fdi)).toMatchObject({ found: fdi, overlap: expect.closeTo(1, 1) });
    });
  },
);
