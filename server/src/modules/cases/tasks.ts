import type { FoundTeeth, ModelPreparation, RepairKind } from '@archway/contracts';
import type { Bite, JawOrientation, MeshAnalysis } from '@archway/mesh';
import type { ComputeTask } from '../../infrastructure/compute/task.ts';

/** What is measured of a mesh, a small picture of it (a JPEG), and how it stands to the other jaw. */
export type SeenModel = MeshAnalysis & { readonly picture: Uint8Array; readonly bite?: Bite | undefined };

interface MeshFile {
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
}

/** A file to be measured, and the scan of the other jaw where there is one. */
interface MeasuredFile extends MeshFile {
  readonly other?: MeshFile | undefined;
}

/** Of small pictures, from 0 to 1. */
const PICTURE_QUALITY = 0.8;

/** Reads a mesh file of any supported format, measures and draws it. Throws MeshError for what is no usable mesh. */
export const analyseModel: ComputeTask<MeasuredFile, SeenModel> = {
  name: 'cases.analyseModel',
  run: async ({ bytes, fileName, other }, progress) => {
    progress(0.05);
    const { analyseMesh, biteOf, cleanMesh, drawMesh, readMesh, standingJaw } = await import('@archway/mesh');
    const { encodeJpeg } = await import('@archway/photo/jpeg');
    const read = async (file: MeshFile) =>
      cleanMesh((await readMesh(new Uint8Array(file.bytes), file.fileName)).mesh).mesh;
    const mesh = await read({ bytes, fileName });
    progress(0.4);
    const analysis = analyseMesh(mesh);
    progress(0.6);
    const jaw = standingJaw(mesh, analysis);
    // What is wrong with the other file is said by its own analysis.
    const otherMesh = jaw && other && (await read(other).catch(() => undefined));
    const otherJaw = otherMesh && standingJaw(otherMesh);
    const bite = jaw && otherJaw && biteOf(jaw, otherJaw);
    progress(0.95);
    const picture = encodeJpeg(drawMesh(mesh, analysis), PICTURE_QUALITY);
    progress(1);
    return { ...analysis, picture, bite };
  },
};

/** A repaired model, everything that was mended, one by one, and the teeth that were found in it. */
export interface RepairedModel extends Omit<
  ModelPreparation,
  'objectName' | 'size' | 'repairs' | 'teeth' | 'corrected'
> {
  readonly drc: Uint8Array;
  readonly repairs: readonly { readonly kind: RepairKind; readonly count: number; readonly areaMm2: number }[];
  readonly teeth: Omit<FoundTeeth, 'objectName'> | null;
  /** The tooth of each face, as whoever reads `drc` counts them. */
  readonly labels: Uint8Array | null;
}

interface RepairedFile extends MeshFile {
  /** Which jaw it is said to be; null where no teeth are looked for. */
  readonly jaw: 'upper' | 'lower' | null;
}

/**
 * Reads a mesh file, repairs it, finds the jaw's directions and its teeth; positions are not moved. Throws MeshError as
 * above.
 */
export const repairModel: ComputeTask<RepairedFile, RepairedModel> = {
  name: 'cases.repairModel',
  run: async ({ bytes, fileName, jaw }, progress) => {
    progress(0.05);
    const { analyseMesh, cleanMesh, countsOf, encodeDraco, readMesh, repairMesh } = await import('@archway/mesh');
    const { mesh: read } = await readMesh(new Uint8Array(bytes), fileName);
    progress(0.15);
    const { unitGuess, orientation } = analyseMesh(cleanMesh(read).mesh);
    progress(0.3);
    // Nothing acts on a unit that is not sure.
    const { mesh, report } = repairMesh(read, { toMm: unitGuess.sure ? unitGuess.toMm : 1 });
    progress(0.5);
    const drc = await encodeDraco(mesh);
    progress(0.6);
    const found = jaw && (await teethIn(drc, jaw));
    const { degenerateTriangles, duplicateTriangles } = report.clean;
    const cleaned = Object.entries({ degenerateTriangles, duplicateTriangles }) as [RepairKind, number][];
    return {
      ...countsOf(mesh),
      ...{ drc, orientation: directionsOf(orientation) },
      ...{ before: edgesOf(report.before), after: edgesOf(report.after) },
      ...{ teeth: found && found.teeth, labels: found && found.labels },
      repairs: [
        ...cleaned.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count, areaMm2: 0 })),
        ...report.repairs.map(({ kind, count, areaMm2 }) => ({ kind, count, areaMm2 })),
      ],
    };
  },
};

/** Teeth are found in what was stored: compression puts faces into another order. */
async function teethIn(
  drc: Uint8Array,
  jaw: 'upper' | 'lower',
): Promise<{ readonly labels: Uint8Array; readonly teeth: Omit<FoundTeeth, 'objectName'> }> {
  const { readMesh } = await import('@archway/mesh');
  const { segmentJaw } = await import('@archway/dental/segment');
  const { mesh } = await readMesh(drc, 'repaired.drc');
  const { labels, teeth, doubts } = await segmentJaw(mesh, { jaw });
  const faces = new Uint32Array(256);
  for (const label of labels) faces[label]!++;
  return {
    labels,
    teeth: {
      doubts: [...doubts],
      teeth: teeth.map(({ fdi, confidence, doubts: own }) => ({
        fdi: fdi as FoundTeeth['teeth'][number]['fdi'],
        confidence: Math.round(confidence * 100) / 100,
        faces: faces[fdi]!,
        doubts: [...own],
      })),
    },
  };
}

const edgesOf = ({ open, nonManifold }: { open: number; nonManifold: number }) => ({
  openEdges: open,
  nonManifoldEdges: nonManifold,
});

/** Null for what shows no arch. */
const directionsOf = (found: JawOrientation | undefined): ModelPreparation['orientation'] =>
  found ? { origin: found.origin, occlusal: found.occlusal, anterior: found.anterior } : null;

export const caseTasks = [analyseModel, repairModel];
