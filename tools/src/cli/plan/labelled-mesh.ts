import type { Jaw } from '@archway/dental';
import { type StandingScan, standingScan } from '@archway/dental/design';
import { segmentJaw } from '@archway/dental/segment';
import type { Mesh } from '@archway/mesh';
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

/** A scan with what is doubtful of its teeth. */
export interface LabelledMesh extends StandingScan {
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
  const scan = standingScan(jaw, raw, labels);
  if (!scan) throw new Refused('notAnArch', `${path} shows no whole arch.`);
  return { ...scan, doubts };
}
