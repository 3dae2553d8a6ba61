import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyseMesh, boundsOf, cleanMesh, generateJaw, readMesh, writeObj, writePly, writeStl } from '@archway/mesh';
import { archway, startArchway } from '../../testing/archway-process.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archway-files-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { mesh: jaw } = cleanMesh(generateJaw({ jaw: 'upper', triangles: 4000, seed: 3 }));
const counts = { vertices: jaw.positions.length / 3, triangles: jaw.indices.length / 3 };
const { components } = analyseMesh(jaw);

function put(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

describe('archway inspect, meshes', () => {
  it('prints a line for every file of a folder in order, tells what is wrong, and ends with 1', async () => {
    mkdirSync(join(folder, 'b'));
    put('a.stl', writeStl(jaw).bytes);
    put('b/metres.obj', writeObj({ ...jaw, positions: jaw.positions.map((value) => value / 1000) }));
    put('cut.ply', writePly(jaw).subarray(0, 4000));
    put('notes.txt', 'Dear colleague');
    const { code, lines } = await archway('inspect', folder, '--concurrency', '2');
    expect(code).toBe(1);
    expect(lines.map(({ file }) => file)).toEqual(
      ['a.stl', 'b/metres.obj', 'cut.ply', 'notes.txt'].map((name) => join(folder, name)),
    );
    const [stl, obj, ply, txt] = lines;
    expect(stl).toMatchObject({ kind: 'mesh', format: 'stl', ...counts, components, jaw: { guess: 'upper' } });
    expect(stl).toMatchObject({ asRead: { vertices: counts.triangles * 3 }, unit: { guess: 'mm' } });
    expect(obj).toMatchObject({ format: 'obj', ...counts, unit: { guess: 'm' } });
    const size = (line: typeof stl): number[] => (line?.['boundingBoxMm'] as { size: number[] }).size;
    size(obj).forEach((side, axis) => expect(side).toBeCloseTo(size(stl)[axis]!, 2));
    expect((stl?.['openEdges'] as number) > 0).toBe(true);
    expect(ply).toMatchObject({ error: { name: 'truncated' } });
    expect(txt).toMatchObject({ skipped: 'unknownFormat' });
  });

  it('knows a file by its content, and refuses what is named and no such thing', async () => {
    const misnamed = put('scan.txt', writePly(jaw));
    const text = put('notes.md', 'Dear colleague');
    const { code, lines } = await archway('inspect', misnamed, text, join(folder, 'absent.stl'));
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { format: 'ply', ...counts },
      { file: text, error: { name: 'unknownFormat', message: 'Unsupported file format: md' } },
      { error: { name: 'notFound' } },
    ]);
  });

  it('ends with 0 when all is well, and with 2 when it is asked wrongly', async () => {
    expect((await archway('inspect', put('a.ply', writePly(jaw)))).code).toBe(0);
    const wrong = await archway('inspect', folder, '--concurrency', 'many');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('whole number');
    expect((await archway('inspect')).code).toBe(2);
  });

  it('knows meshes without an ending, in a folder as by name', async () => {
    put('scan', writeStl(jaw).bytes);
    put('drawn', writeObj(jaw));
    put('spoken', 'call me\nor not');
    const inFolder = await archway('inspect', folder);
    expect(inFolder.lines).toMatchObject([
      { file: join(folder, 'drawn'), format: 'obj', ...counts },
      { file: join(folder, 'scan'), format: 'stl', ...counts },
      { file: join(folder, 'spoken'), skipped: 'unknownFormat' },
    ]);
    const named = await archway('inspect', join(folder, 'drawn'), join(folder, 'scan'));
    expect(named.lines).toEqual(inFolder.lines.slice(0, 2));
  });

  it('gives files a line whose names are no UTF-8', async () => {
    const name = Buffer.concat([Buffer.from(join(folder, 'caf')), Buffer.of(0xe9), Buffer.from('.stl')]);
    try {
      writeFileSync(name, writeStl(jaw).bytes);
    } catch {
      // Some file systems have no such names.
      return;
    }
    const { code, lines } = await archway('inspect', folder);
    const file = join(folder, 'caf\ufffd.stl');
    expect([code, lines]).toMatchObject([0, [{ file, fileBytes: name.toString('base64'), ...counts }]]);
    // As a shell hands it over.
    expect((await archway('inspect', file)).lines).toEqual(lines);
  });

  it('refuses pipes and devices, and waits for none', async () => {
    const pipe = join(folder, 'pipe.stl');
    if (spawnSync('mkfifo', [pipe]).status !== 0) return;
    const error = { name: 'notAFile' };
    const { code, lines } = await archway('inspect', pipe, '/dev/null');
    expect([code, lines]).toMatchObject([
      1,
      [
        { file: pipe, error },
        { file: '/dev/null', error },
      ],
    ]);
    expect((await archway('convert', pipe, join(folder, 'out.ply'))).lines).toMatchObject([{ file: pipe, error }]);
    expect((await archway('unpack', pipe, join(folder, 'out'))).lines).toMatchObject([{ file: pipe, error }]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops at %s', async (signal) => {
    const { mesh } = cleanMesh(generateJaw({ jaw: 'lower', triangles: 60_000 }));
    const { bytes } = writeStl(mesh);
    for (let n = 0; n < 60; n += 1) put(`${100 + n}.stl`, bytes);
    const running = startArchway(['inspect', folder, '--concurrency', '1']);
    await running.speaks;
    running.interrupt(signal);
    const { code, lines, stderr } = await running.ended;
    expect(code).toBe(130);
    expect(stderr).toContain('Interrupted.');
    expect(lines.length).toBeLessThan(60);
  });
});

describe('archway convert', () => {
  it('writes every format from every other one, and says what it did', async () => {
    let from = put('first.stl', writeStl(jaw).bytes);
    for (const to of ['drc', 'obj', 'ply', 'stl']) {
      const out = join(folder, `next.${to}`);
      const { code, lines, stderr } = await archway('convert', from, out);
      expect([code, stderr.includes('cleaned: ')]).toEqual([0, true]);
      expect(lines).toMatchObject([{ file: out, format: to, ...counts }]);
      const read = await readMesh(new Uint8Array(readFileSync(out)), out);
      expect(cleanMesh(read.mesh).report.after).toEqual(counts);
      from = out;
    }
  });

  it('repairs when asked to, and lists it', async () => {
    const indices = jaw.indices.slice();
    indices.set([indices[3001]!, indices[3000]!], 3000);
    const file = put('turned.ply', writePly({ ...jaw, indices }));
    const { stderr } = await archway('convert', file, join(folder, 'out.ply'), '--repair');
    expect(stderr).toContain('flippedTriangles 1');
  });

  it('writes millimetres, by what the file seems to be or by what it is told', async () => {
    const metres = put('metres.ply', writePly({ ...jaw, positions: jaw.positions.map((value) => value / 1000) }));
    const out = join(folder, 'out.stl');
    const size = async (): Promise<number> => {
      const { min, max } = boundsOf((await readMesh(new Uint8Array(readFileSync(out)), out)).mesh);
      return max[0] - min[0];
    };
    const { min, max } = boundsOf(jaw);
    const guessed = await archway('convert', metres, out);
    expect(guessed.lines).toMatchObject([{ unit: { read: 'm', written: 'mm' } }]);
    expect(guessed.stderr).toContain('written in mm');
    expect(await size()).toBeCloseTo(max[0] - min[0], 2);
    const kept = await archway('convert', metres, out, '--unit', 'keep');
    expect(kept.lines).toMatchObject([{ unit: { written: 'asRead' } }]);
    expect(await size()).toBeCloseTo((max[0] - min[0]) / 1000, 5);
    await archway('convert', metres, out, '--unit', 'cm');
    expect(await size()).toBeCloseTo((max[0] - min[0]) / 100, 4);
    expect((await archway('convert', metres, out, '--unit', 'miles')).code).toBe(2);
  });

  it('blames the output when it is the output', async () => {
    const file = put('a.ply', writePly(jaw));
    const out = join(folder, 'absent', 'out.stl');
    const { code, lines } = await archway('convert', file, out);
    expect([code, lines]).toMatchObject([1, [{ file: out, error: { name: 'noSuchFolder' } }]]);
    mkdirSync(join(folder, 'taken.stl'));
    const taken = await archway('convert', file, join(folder, 'taken.stl'));
    expect(taken.lines).toMatchObject([{ file: join(folder, 'taken.stl'), error: { name: 'isFolder' } }]);
  });

  it('leaves nothing behind for a damaged file, and refuses an unknown ending', async () => {
    const cut = put('cut.stl', writeStl(jaw).bytes.subarray(0, 9999));
    const { code, lines } = await archway('convert', cut, join(folder, 'out.ply'));
    expect(code).toBe(1);
    expect(lines).toMatchObject([{ file: cut, error: { name: 'truncated' } }]);
    expect(readdirSync(folder)).toEqual(['cut.stl']);
    expect((await archway('convert', cut, join(folder, 'out.off'))).code).toBe(2);
  });
});
