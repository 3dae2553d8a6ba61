import { type Vec3, scale } from '@archway/geometry';
import { type CorrectableJaw, correct, correctableJaw, teethToCorrect } from '@archway/dental/segment';
import { type Mesh, readMesh, vertexNormals } from '@archway/mesh';
import { searchTree } from '../../loading/search-tree.ts';
import type { JawAxes, PreparedJaw, TeethJobs } from './teeth-jobs.ts';

/** The jaw whose teeth are corrected, for as long as its page is shown. Runs in the worker. */
export class TeethWork {
  private jaw: CorrectableJaw | null = null;

  /** @throws MeshError for a file that is no usable mesh; Error for labels that are not its own */
  async open({
    bytes,
    fileName,
    jaw,
    labels,
    missing,
  }: TeethJobs['open']['input']): Promise<TeethJobs['open']['output']> {
    const { mesh } = await readMesh(new Uint8Array(bytes), fileName);
    this.jaw = correctableJaw(mesh, jaw);
    const axes = axesOf(this.jaw);
    return { jaw: preparedJaw(mesh, axes), axes, teeth: teethToCorrect(this.jaw, labels, missing) };
  }

  correct({ now, command }: TeethJobs['correct']['input']): TeethJobs['correct']['output'] {
    if (!this.jaw) throw new Error('no jaw was opened');
    return correct(this.jaw, now, command);
  }
}

/** The frame of an upper jaw lies with its teeth upwards, so its left is the patient's right. */
function axesOf({ jaw, frame: { origin, lateral, occlusal, anterior, toMm } }: CorrectableJaw): JawAxes {
  const way = jaw === 'upper' ? -1 : 1;
  return { origin, left: scale(lateral, way), up: scale(occlusal, way), front: anterior, toMm };
}

function preparedJaw(mesh: Mesh, axes: JawAxes): PreparedJaw {
  const { indices: corners } = mesh;
  const [at, smooth] = [new Float32Array(3 * corners.length), new Float32Array(3 * corners.length)];
  const given = vertexNormals(mesh);
  const { origin, left, up, front, toMm } = axes;
  const turned = (x: number, y: number, z: number, to: Float32Array, place: number): void => {
    [left, up, front].forEach((axis: Vec3, k) => (to[place + k] = axis[0] * x + axis[1] * y + axis[2] * z));
  };
  for (let n = 0; n < corners.length; n++) {
    const from = 3 * corners[n]!;
    const [x, y, z] = [0, 1, 2].map((k) => (mesh.positions[from + k]! - origin[k]!) * toMm) as [number, number, number];
    turned(x, y, z, at, 3 * n);
    turned(given[from]!, given[from + 1]!, given[from + 2]!, smooth, 3 * n);
  }
  // The tree sorts the triangles in place; the first vertex of each still tells which face it is.
  const indices = Uint32Array.from(corners, (_, n) => n);
  return { positions: at, normals: smooth, indices, bvhRoots: searchTree(at, indices) };
}
