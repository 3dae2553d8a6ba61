import { THOROUGH, sampled } from '@archway/build/sampling';
import type { Bounds } from './analyse/measure.ts';
import { boundsOf } from './analyse/measure.ts';
import { cleanMesh } from './clean/clean-mesh.ts';
import { MeshError } from './mesh-error.ts';
import { triangleCount } from './mesh.ts';
import { readMesh } from './read/read-mesh.ts';
import type { ReadResult } from './read/read-result.ts';
import { hasRealData, realBytes, realFiles, recordedFacts } from './testing/real-data.node.ts';
import { readAgain, type SecondReading } from './testing/second-reader.node.ts';

const withData = hasRealData ? test : test.skip;

/** Files that must be refused, and how; everything else must be read. */
const refused: [RegExp, string][] = [
  [/\.(off|zip|xyz|bz2|png|glb)$/, 'unknownFormat'],
  // Materials of an OBJ begin with a comment as these do.
  [/\.mtl$/, 'corrupt'],
  [/inf_nan\.obj$/, 'notFinite'],
  [
    /points?_|cube_pc|pc_color|point_cloud_test.*\.ply|ripple|cesium|train-1000|pyntcloud\/(sphere|voxelgrid)/,
    'pointCloud',
  ],
  [
    /point_cloud\.ply|obj_points|ply_points|test_lines|wireframe|diamond_with_bool|face_in_group_name\.obj/,
    'pointCloud',
  ],
  [/empty/, 'empty'],
];
/** Empty by name only, or refused for another reason than their like. */
const special: Record<string, string> = {
  'mesh-draco/testdata/empty_name.obj': 'read',
  'mesh-draco/testdata/point_cloud_test_pos.obj': 'read',
  'mesh-draco/testdata/point_cloud_test_pos_norm.obj': 'read',
  'mesh-numpy-stl/stl_binary/StarWithEmptyHeader.stl': 'read',
  'mesh-trimesh/points_emptyascii.ply': 'rowMismatch',
  // Its faces end with nine values where the header promises four.
  'mesh-trimesh/fuze_ascii.ply': 'rowMismatch',
};
/** Where the second reader is wrong itself, why, and the triangles as somebody else counted them. */
const secondIsWrong: Record<string, { why: string; triangles: number }> = {
  'mesh-admesh/examples/block.stl': { why: 'takes text for binary', triangles: 12 },
  'mesh-loadersgl/modules/ply/test/data/bunny.ply': { why: 'knows no triangle strips', triangles: 69451 },
  'mesh-numpy-stl/stl_ascii/HalfDonut.stl': { why: 'knows small letters only', triangles: 288 },
  'mesh-numpy-stl/stl_binary/HalfDonut.stl': { why: 'takes a file with a stray byte for text', triangles: 288 },
};

/** Single precision, on the way through text and back. */
const CLOSE = 1e-6;

function expectation(file: string): string {
  return special[file] ?? refused.find(([pattern]) => pattern.test(file))?.[1] ?? 'read';
}

/** Cleaning belongs to it: a file without a single finite triangle is refused there. */
async function readOrRefusal(bytes: Uint8Array, file: string): Promise<(ReadResult & { bounds: Bounds }) | MeshError> {
  try {
    const read = await readMesh(bytes, file);
    return { ...read, bounds: boundsOf(cleanMesh(read.mesh).mesh) };
  } catch (error) {
    if (error instanceof MeshError) return error;
    throw error;
  }
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, k) => Math.abs(value - b[k]!) <= CLOSE * Math.max(1, Math.abs(value)));

/** What is wrong with our reading in the eyes of another one; undefined: they agree. */
function disagreement(triangles: number, bounds: Bounds, second: SecondReading): string | undefined {
  if (triangles !== second.triangles) return `${triangles} triangles, not ${second.triangles}`;
  if (same(bounds.min, second.bounds.min) && same(bounds.max, second.bounds.max)) return undefined;
  return `${JSON.stringify(bounds)}, not ${JSON.stringify(second.bounds)}`;
}

async function secondOpinion(bytes: Uint8Array, file: string, triangles: number, bounds: Bounds): Promise<string> {
  const known = secondIsWrong[file];
  if (known) return known.triangles === triangles ? `second reader ${known.why}` : `WRONG: ${known.triangles} expected`;
  const second = await readAgain(bytes, file).catch((error: unknown) => String(error));
  if (typeof second === 'string') return `WRONG: no second reading, ${second}`;
  const problem = disagreement(triangles, bounds, second);
  return problem ? `WRONG: ${problem}` : 'agrees';
}

withData('every mesh file is read as a second, independent reader finds it, or refused by name', async () => {
  // The second reader speaks of what it does not know.
  for (const level of ['log', 'warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => {});
  const table: string[] = [];
  const wrong: string[] = [];
  for (const file of sampled(realFiles(/^(mesh|dental)-(?!.*SOURCES\.md$)/), 2)) {
    const bytes = realBytes(file);
    const result = await readOrRefusal(bytes, file);
    const expected = expectation(file);
    let shown: string;
    if (result instanceof MeshError) {
      shown = `refused        ${result.code}: ${result.message}`;
      if (result.code !== expected) shown = `WRONG: ${shown}`;
    } else {
      const triangles = triangleCount(result.mesh);
      const opinion = expected === 'read' ? await secondOpinion(bytes, file, triangles, result.bounds) : 'WRONG: read';
      const notes = result.notes.map(({ code }) => code).join(' ');
      shown = `${result.variant.padEnd(14)} ${String(triangles).padStart(6)}  ${opinion}  ${notes}`;
    }
    if (shown.includes('WRONG')) wrong.push(`${file}: ${shown}`);
    table.push(`${file.padEnd(78)} ${shown}`);
  }
  const read = table.filter((line) => !line.includes('refused')).length;
  process.stdout.write(`\n${table.join('\n')}\n${table.length} files: ${read} read, ${table.length - read} refused\n`);
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(THOROUGH ? 250 : 120);
});

/** Where the record is wrong: it took text for binary, knew no such list, or measured unused vertices. */
const wrongRecords =
  /admesh\/examples\/block\.stl$|ply\/test\/data\/bunny\.ply$|deg_faces\.obj$|test_nm(_trans)?\.obj$/;

withData('files agree with what a third reader recorded of them', async () => {
  const here = new Set(realFiles(/./));
  const facts = [...recordedFacts()].filter(
    ([file]) => here.has(file) && expectation(file) === 'read' && !wrongRecords.test(file),
  );
  for (const [file, { triangles, size }] of facts) {
    const { mesh } = await readMesh(realBytes(file), file);
    expect([file, triangleCount(mesh)]).toEqual([file, triangles]);
    const { min, max } = boundsOf(cleanMesh(mesh).mesh);
    size?.forEach((side, k) => expect(Math.abs(side - (max[k]! - min[k]!))).toBeLessThan(1e-3 + side * 1e-3));
  }
  expect(facts.length).toBeGreaterThan(100);
});
