import { seededRandom } from '@archway/geometry';
import { cleanMesh, encodeDraco, generateJaw, MeshError, readMesh, writeObj, writePly } from '../index.ts';
import { asciiStl, binaryStl, text } from './shapes.ts';

/**
 * Reads what a hostile sender might send, in a process with little memory of its own (see memory.test.ts), and prints
 * how each ended and the most memory that was ever in use.
 */
const MEGABYTE = 1024 * 1024;

/** A header of the usual form whose counts or lengths are absurd. */
function promises(): [string, Uint8Array][] {
  const ply = (format: string, ...lines: string[]): Uint8Array => text(['ply', format, ...lines, ''].join('\n'));
  const xyz = ['property float x', 'property float y', 'property float z'];
  const faces = ['property list uchar int vertex_indices', 'end_header'];
  const stl = binaryStl({ positions: new Float32Array(9), indices: new Uint32Array(3) }, '', 0, 0xffffffff);
  const comments = new Uint8Array(64 * MEGABYTE).fill(32);
  comments.set(text('ply\nformat ascii 1.0\ncomment '));
  const list = ply('format binary_little_endian 1.0', 'element vertex 3', ...xyz, 'element face 1', ...faces);
  const fewBytes = new Uint8Array(list.length + 60).fill(255);
  fewBytes.set(list);
  return [
    ['four-billion.stl', stl],
    ['billion.ply', ply('format ascii 1.0', 'element vertex 3000000000', ...xyz, 'element face 1000000000', ...faces)],
    ['billion-le.ply', ply('format binary_little_endian 1.0', 'element vertex 2147483648', ...xyz, 'end_header')],
    ['many-elements.ply', ply('format ascii 1.0', 'element again 9\n'.repeat(200_000))],
    ['endless-header.ply', comments],
    ['list-of-255.ply', fewBytes],
    ['no-such-vertex.obj', text('v 0 0 0\nf 1 2 4000000000\n')],
    ['one-face.obj', text(`v 0 0 0\nv 1 0 0\nv 0 1 0\nf ${'1 2 3 '.repeat(700_000)}\n`)],
    ['long-number.obj', text(`v ${'9'.repeat(4_000_000)} 0 0\n`)],
    ['long-name.stl', text(`solid ${'x'.repeat(8_000_000)}`)],
    ['bomb.zip', new Uint8Array([0x50, 0x4b, 3, 4, ...new Array<number>(4096).fill(0)])],
  ];
}

/** Sound files with bytes changed where they count most. */
async function* mutations(): AsyncGenerator<[string, Uint8Array]> {
  const { mesh } = cleanMesh(generateJaw({ jaw: 'lower', triangles: 1500 }));
  const sound: [string, Uint8Array][] = [
    ['a.drc', await encodeDraco(mesh)],
    ['a.stl', binaryStl(mesh)],
    ['b.stl', text(asciiStl(mesh))],
    ['a.ply', writePly(mesh)],
    ['a.obj', writeObj(mesh)],
  ];
  const random = seededRandom(11);
  for (const [name, whole] of sound) {
    for (let round = 0; round < 160; round++) {
      const bytes = whole.slice(0, round % 4 === 3 ? Math.ceil(random() * whole.length) : whole.length);
      const reach = round % 2 ? bytes.length : Math.min(bytes.length, 64);
      for (let n = 0; n <= round % 5; n++) bytes[Math.floor(random() * reach)] = Math.floor(random() * 256);
      yield [name, bytes];
    }
  }
}

async function outcomeOf(name: string, bytes: Uint8Array): Promise<string> {
  try {
    cleanMesh((await readMesh(bytes, name)).mesh);
    return 'accepted';
  } catch (error) {
    return error instanceof MeshError ? error.code : `not a MeshError: ${String(error)}`;
  }
}

const outcomes: [name: string, outcome: string, milliseconds: number][] = [];
const take = async (name: string, bytes: Uint8Array): Promise<void> => {
  const start = performance.now();
  const outcome = await outcomeOf(name, bytes);
  outcomes.push([name, outcome, Math.round(performance.now() - start)]);
};
for (const [name, bytes] of promises()) await take(name, bytes);
const promised = outcomes.length;
for await (const [name, bytes] of mutations()) await take(name, bytes);
const strange = outcomes.filter(([, outcome]) => outcome.startsWith('not a MeshError'));
process.stdout.write(
  JSON.stringify({
    promises: outcomes.slice(0, promised),
    files: outcomes.length,
    strange,
    slowest: Math.max(...outcomes.map(([, , milliseconds]) => milliseconds)),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
);
