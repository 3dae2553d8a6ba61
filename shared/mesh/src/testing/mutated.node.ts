import { seededRandom } from '@archway/geometry';
import { cleanMesh, encodeDraco, generateJaw, MeshError, readMesh, writeObj, writePly } from '../index.ts';
import type { Mesh } from '../mesh.ts';
import { type MutationName, mutations } from './mutations.ts';
import { asciiPly, asciiStl, binaryStl, join, moved, cube, sheet, text } from './shapes.ts';

/**
 * Reads some 400 damaged files one after the other in a process of its own, and prints what became of each, with the time
 * that the slowest took and the most memory that was in use. With `--table` for people, else as JSON.
 */
export interface MutatedRow {
  format: string;
  mutation: MutationName;
  /** By what came out: `same` mesh as of the sound file, `other` but sane, or the code of the refusal. */
  outcomes: Record<string, number>;
  /** Of the processor: another program that takes it away does not count. */
  slowestMs: number;
  /** What was read although its coordinates are beyond 1e5 times those of the sound file, or no numbers. */
  insane: number;
  /** Each outcome with the notes or the message. */
  examples: string[];
}

export interface MutatedReport {
  files: number;
  rows: MutatedRow[];
  peakMegabytes: number;
}

const ROUNDS = 7;

const shapes: readonly Mesh[] = [
  cleanMesh(generateJaw({ jaw: 'lower', triangles: 1200, seed: 1 })).mesh,
  cleanMesh(generateJaw({ jaw: 'upper', triangles: 3000, seed: 2 })).mesh,
  sheet(24),
  join(...Array.from({ length: 12 }, (_, k) => moved(cube(k + 1), k * 20, 0, 3))),
];

const formats: Record<string, [name: string, write: (mesh: Mesh) => Uint8Array | Promise<Uint8Array>]> = {
  'STL binary': ['a.stl', (mesh) => binaryStl(mesh, 'made by a scanner\nof teeth')],
  'STL text': ['a.stl', (mesh) => text(asciiStl(mesh).replaceAll('\n', '\r\n'))],
  'PLY binary': ['a.ply', writePly],
  'PLY text': ['a.ply', (mesh) => text(asciiPly(mesh).replaceAll('\n', '\r\n'))],
  OBJ: ['a.obj', writeObj],
  DRC: ['a.drc', (mesh) => encodeDraco(mesh)],
};

const largest = (mesh: Mesh): number => mesh.positions.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const sameValues = (a: Float32Array | Uint32Array, b: Float32Array | Uint32Array): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

async function outcomeOf(bytes: Uint8Array, name: string, sound: Mesh): Promise<[outcome: string, said: string]> {
  try {
    const { mesh, notes } = await readMesh(bytes, name);
    const said = notes.map(({ code }) => code).join(' ');
    if (sameValues(mesh.positions, sound.positions) && sameValues(mesh.indices, sound.indices)) return ['same', said];
    cleanMesh(mesh);
    // A coordinate that is no number fails this as well.
    const most = largest(sound) * 1e5;
    const sane = mesh.positions.every((value) => Math.abs(value) <= most);
    return [sane ? 'other' : 'insane', said];
  } catch (error) {
    if (error instanceof MeshError) return [error.code, error.message];
    return ['strange', String(error)];
  }
}

interface Sound {
  name: string;
  whole: Uint8Array;
  mesh: Mesh;
}

async function soundFiles(format: string): Promise<Sound[]> {
  const [name, write] = formats[format]!;
  const files: Sound[] = [];
  for (const shape of shapes) {
    const whole = await write(shape);
    files.push({ name, whole, mesh: (await readMesh(whole, name)).mesh });
  }
  return files;
}

async function rowOf(format: string, mutation: MutationName, files: readonly Sound[]): Promise<MutatedRow> {
  const random = seededRandom(mutation.length * 31 + format.length);
  const row: MutatedRow = { format, mutation, outcomes: {}, slowestMs: 0, insane: 0, examples: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const { name, whole, mesh } = files[round % files.length]!;
    const bytes = mutations[mutation](whole, random);
    const start = process.cpuUsage();
    const [outcome, said] = await outcomeOf(bytes, name, mesh);
    const { user, system } = process.cpuUsage(start);
    row.slowestMs = Math.max(row.slowestMs, Math.round((user + system) / 1000));
    row.outcomes[outcome] = (row.outcomes[outcome] ?? 0) + 1;
    if (outcome === 'insane' || outcome === 'strange') row.insane++;
    row.examples.push(`${outcome}: ${said}`);
  }
  return row;
}

const rows: MutatedRow[] = [];
for (const format of Object.keys(formats)) {
  const files = await soundFiles(format);
  for (const mutation of Object.keys(mutations) as MutationName[]) rows.push(await rowOf(format, mutation, files));
}
const report: MutatedReport = {
  files: rows.length * ROUNDS,
  rows,
  peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
};

const print = (line: string): unknown => process.stdout.write(`${line}\n`);
if (process.argv.includes('--table')) {
  for (const { format, mutation, outcomes, slowestMs } of rows) {
    const said = Object.entries(outcomes).map(([outcome, count]) => `${outcome} ${count}`);
    print(`${format.padEnd(11)} ${mutation.padEnd(18)} ${String(slowestMs).padStart(4)} ms  ${said.join(', ')}`);
  }
  const slowest = Math.max(...rows.map(({ slowestMs }) => slowestMs));
  print(`${report.files} files, slowest ${slowest} ms, at most ${report.peakMegabytes} MB in use`);
} else {
  process.stdout.write(JSON.stringify(report));
}
