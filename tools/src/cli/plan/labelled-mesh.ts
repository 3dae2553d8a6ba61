import type { Jaw } from '@archway/dental';
import type { JawScan } from '@archway/dental/design';
import { segmentJaw } from '@archway/dental/segment';
import { type Vec3, dot, perpendicularTo, scale, subtract, unit } from '@archway/geometry';
import { type Mesh, type StandingJaw, biteOf, cleanMesh, standingJaw } from '@archway/mesh';
import { readMeshFile } from '../files/read-mesh-file.ts';
import { Refused } from '../problem.ts';
import { readLabels } from './read-labels.ts';

/** What is doubtful of a jaw, or of one of its teeth, where its teeth were found by the machine. */
interface LabelDoubt {
  readonly fdi: number | null;
  readonly doubt: string;
}

interface Labels {
  /** FDI number of each face; 0 is gum. */
  readonly labels: ArrayLike<number>;
  readonly doubts: readonly LabelDoubt[];
}

/** A jaw as it came, cleaned, with the tooth of each face and where it stands. */
export interface LabelledMesh {
  readonly jaw: Jaw;
  readonly labels: Uint8Array;
  readonly standing: StandingJaw;
  readonly doubts: readonly LabelDoubt[];
}

async function foundIn(mesh: Mesh, jaw: Jaw): Promise<Labels> {
  const { labels, teeth, doubts } = await segmentJaw(mesh, { jaw });
  const ofTeeth = teeth.flatMap(({ fdi, doubts: own }) => own.map((doubt) => ({ fdi, doubt })));
  return { labels, doubts: [...doubts.map((doubt) => ({ fdi: null, doubt })), ...ofTeeth] };
}

/**
 * A scan with the tooth of each of its faces: by a file, or as they are found.
 * @throws MeshError, FileProblem; Refused where labels do not fit, or the mesh is no whole arch
 */
export async function labelledMesh(jaw: Jaw, path: string, labelsPath: string | undefined): Promise<LabelledMesh> {
  const { mesh: raw } = await readMeshFile(path, path);
  const { labels, doubts }: Labels =
    labelsPath === undefined ? await foundIn(raw, jaw) : { labels: await readLabels(labelsPath), doubts: [] };
  const faces = raw.indices.length / 3;
  if (labels.length !== faces)
    throw new Refused('labelsDoNotFit', `${labelsPath} has ${labels.length} labels, ${path} has ${faces} faces.`);
  // Cleaning leaves faces out; what each carries as its colour goes with it.
  const faceColors = new Uint8Array(3 * faces);
  for (let face = 0; face < faces; face++) faceColors[3 * face] = labels[face]!;
  const { positions, indices } = raw;
  const { mesh } = cleanMesh({ positions, indices, faceColors });
  const standing = standingJaw(mesh);
  if (!standing) throw new Refused('notAnArch', `${path} shows no whole arch.`);
  return { jaw, standing, doubts, labels: mesh.faceColors!.filter((_, at) => at % 3 === 0) };
}

/** Directions of a plan in the axes of a file: to the patient's left, up, to the front; and its origin there. */
interface Axes {
  readonly left: Vec3;
  readonly up: Vec3;
  readonly front: Vec3;
  readonly origin: Vec3;
}

function ownAxes({ jaw, standing: { orientation } }: LabelledMesh): Axes {
  // Lateral is the left of a lower jaw and the right of an upper one.
  const sign = jaw === 'upper' ? -1 : 1;
  const up = unit(scale(orientation.occlusal, sign));
  const front = perpendicularTo(orientation.anterior, up);
  return { left: unit(scale(orientation.lateral, sign)), up, front, origin: orientation.origin };
}

/** The mesh in the axes of a plan, in mm. */
function placed({ mesh, toMm }: StandingJaw, { left, up, front, origin }: Axes): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const from = subtract([mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!], origin);
    positions.set([dot(from, left) * toMm, dot(from, up) * toMm, dot(from, front) * toMm], at);
  }
  return { positions, indices: mesh.indices };
}

export interface PlacedJaws {
  readonly scans: Readonly<Record<Jaw, JawScan>>;
  readonly meshes: Readonly<Record<Jaw, Mesh>>;
  /** Whether both files have one frame in which the teeth meet on both sides. */
  readonly bite: boolean;
}

/** Both jaws in the axes of a plan: as they bite where the files tell, else each by itself. */
export function placedJaws(found: Readonly<Record<Jaw, LabelledMesh>>): PlacedJaws {
  const { upper, lower } = found;
  const bite = biteOf(lower.standing, upper.standing);
  const meets = bite?.facing === true && bite.lateral?.meets === true && bite.opposite?.meets === true;
  const below = ownAxes(lower);
  const above = ownAxes(upper);
  const meshes = {
    lower: placed(lower.standing, below),
    upper: placed(upper.standing, meets ? below : above),
  };
  const scanOf = (jaw: Jaw): JawScan => ({ jaw, ...meshes[jaw], labels: found[jaw].labels });
  return { scans: { upper: scanOf('upper'), lower: scanOf('lower') }, meshes, bite: meets };
}
