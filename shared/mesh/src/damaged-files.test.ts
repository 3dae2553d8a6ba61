import { seededRandom } from '@archway/geometry';
import { cleanMesh } from './clean/clean-mesh.ts';
import { encodeDraco } from './draco/encode.ts';
import { writeObj } from './export/obj.ts';
import { writePly } from './export/ply.ts';
import { generateJaw } from './generate/generate-jaw.ts';
import { readMesh } from './read/read-mesh.ts';
import { refusal } from './testing/errors.ts';
import { asciiPly, asciiStl, binaryStl, text } from './testing/shapes.ts';

/** A file of each kind, small enough to be damaged in many ways. */
async function files(): Promise<[string, Uint8Array][]> {
  const { mesh } = cleanMesh(generateJaw({ jaw: 'lower', triangles: 800 }));
  return [
    ['binary.stl', binaryStl(mesh)],
    ['ascii.stl', text(asciiStl(mesh))],
    ['binary.ply', writePly(mesh)],
    ['ascii.ply', text(asciiPly(mesh))],
    ['jaw.obj', writeObj(mesh)],
    ['jaw.drc', await encodeDraco(mesh)],
  ];
}

const named =
  /^(accepted|unknownFormat|empty|notFinite|truncated|corrupt|rowMismatch|badNumber|indexRange|tooLarge|pointCloud|noPositions|dracoDecode)$/;

/** Reading and cleaning, since a mesh that was let through must also be one. */
const take = (bytes: Uint8Array, name: string) =>
  refusal(async () => {
    const { mesh } = await readMesh(bytes, name);
    cleanMesh(mesh);
  });

test('a file cut anywhere is refused by name, and never read in part', async () => {
  for (const [name, whole] of await files()) {
    const random = seededRandom(1);
    for (let k = 0; k < 120; k++) {
      const cut = whole.subarray(0, Math.floor(random() * (whole.length - 8)));
      const outcome = await take(cut, name);
      expect(outcome).toMatch(named);
      // An OBJ says nowhere how long it is; all other formats notice.
      if (name !== 'jaw.obj') expect([name, cut.length, outcome]).not.toContain('accepted');
    }
  }
});

test('bytes changed at random end in a mesh or a named error', async () => {
  for (const [name, whole] of await files()) {
    const random = seededRandom(2);
    for (let k = 0; k < 250; k++) {
      const bytes = whole.slice();
      // Headers decide most, so half of the changes fall there.
      const reach = k % 2 ? bytes.length : Math.min(bytes.length, 200);
      for (let n = 0; n <= k % 7; n++) bytes[Math.floor(random() * reach)] = Math.floor(random() * 256);
      expect(await take(bytes, name)).toMatch(named);
    }
  }
});

test('pieces doubled, left out or filled with zeros end in a mesh or a named error', async () => {
  for (const [name, whole] of await files()) {
    const random = seededRandom(3);
    for (let k = 0; k < 90; k++) {
      const [from, to] = [random(), random()].map((x) => Math.floor(x * whole.length)).sort((a, b) => a - b) as [
        number,
        number,
      ];
      const pieces = [whole.subarray(0, from), whole.subarray(from, to), whole.subarray(to)] as const;
      const parts = [
        [pieces[0], pieces[1], pieces[1], pieces[2]],
        [pieces[0], pieces[2]],
        [pieces[0], new Uint8Array(to - from), pieces[2]],
      ][k % 3]!;
      const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
      parts.reduce((at, part) => (bytes.set(part, at), at + part.length), 0);
      expect(await take(bytes, name)).toMatch(named);
    }
  }
});

test('megabytes of nothing useful are refused', async () => {
  const zeros = new Uint8Array(4_000_000);
  const spaces = new Uint8Array(4_000_000).fill(32);
  const digits = new Uint8Array(4_000_000).fill(49);
  for (const [name, head] of [
    ['a.stl', 'solid x\nfacet normal 0 0 0\n'],
    ['a.ply', 'ply\nformat ascii 1.0\n'],
    ['a.obj', 'v 1 1 1\n'],
  ] as const) {
    for (const filler of [zeros, spaces, digits]) {
      const bytes = filler.slice();
      expect(await take(bytes, name)).toMatch(named);
      bytes.set(text(head));
      expect(await take(bytes, name)).not.toBe('accepted');
    }
  }
});
