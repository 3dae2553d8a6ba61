import { boundsOf } from './analyse/measure.ts';
import { cleanMesh } from './clean/clean-mesh.ts';
import { MeshError } from './mesh-error.ts';
import type { Mesh } from './mesh.ts';
import { triangleCount } from './mesh.ts';
import { readMesh } from './read/read-mesh.ts';
import { hasRealData, realBytes, realFiles, recordedFacts } from './testing/real-data.node.ts';

const withData = hasRealData ? test : test.skip;

/** Files that must be refused, and how; everything else must be read. */
const refused: [RegExp, string][] = [
  [/\.off$|\.zip$|\.xyz$|\.bz2$/, 'unknownFormat'],
  [/inf_nan\.obj$/, 'notFinite'],
  [
    /points?_|cube_pc|pc_color|point_cloud_test.*\.ply|ripple|cesium|train-1000|pyntcloud\/(sphere|voxelgrid)/,
    'pointCloud',
  ],
  [/obj_points|ply_points|test_lines|wireframe|diamond_with_bool|face_in_group_name\.obj/, 'pointCloud'],
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
/** Where the other reader's record is wrong: it took text for binary, knew no such list, or measured unused vertices. */
const wrongRecords =
  /admesh\/examples\/block\.stl$|ply\/test\/data\/bunny\.ply$|deg_faces\.obj$|test_nm(_trans)?\.obj$/;

function expectation(file: string): string {
  return special[file] ?? refused.find(([pattern]) => pattern.test(file))?.[1] ?? 'read';
}

function sizeOf(mesh: Mesh): number[] {
  const { mesh: cleaned } = cleanMesh(mesh);
  const { min, max } = boundsOf(cleaned);
  return max.map((high, k) => high - min[k]!);
}

const near = (a: number[], b: number[]) =>
  a.every((value, k) => Math.abs(value - b[k]!) <= 1e-3 + Math.abs(value) * 1e-3);

withData(
  'every mesh file is read as another reader found it, or refused by name',
  async () => {
    const facts = recordedFacts();
    const table: string[] = [];
    const wrong: string[] = [];
    for (const file of realFiles(/^(mesh|dental)-.*\.(stl|ply|obj|drc|off|xyz|zip|bz2)$/i)) {
      let outcome = 'read';
      let shown = '';
      try {
        const { mesh, variant, notes } = await readMesh(realBytes(file), file);
        const size = sizeOf(mesh);
        const fact = facts.get(file);
        const agrees = !fact || (fact.triangles === triangleCount(mesh) && (!fact.size || near(fact.size, size)));
        if (!agrees && !wrongRecords.test(file))
          wrong.push(`${file}: ${triangleCount(mesh)} triangles, ${size}; ${JSON.stringify(fact)}`);
        const checked = fact ? (agrees ? 'agrees' : 'record is wrong') : '';
        shown = `${variant.padEnd(14)} ${String(triangleCount(mesh)).padStart(6)}  ${checked} ${notes.map((note) => note.code)}`;
      } catch (error) {
        if (!(error instanceof MeshError)) throw error;
        outcome = error.code;
        shown = `refused: ${error.message}`;
      }
      if (outcome !== expectation(file)) wrong.push(`${file}: ${outcome}, not ${expectation(file)}`);
      table.push(`${file.padEnd(75)} ${shown}`);
    }
    process.stdout.write(`\n${table.join('\n')}\n${table.length} files\n`);
    expect(wrong).toEqual([]);
    expect(table.length).toBeGreaterThan(250);
  },
  120_000,
);
