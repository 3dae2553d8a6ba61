import type { Closing, ProcessReport } from '@archway/contracts';
import type { Mesh, MeshAnalysis } from '@archway/mesh';
import type { ComputeTask } from '../../infrastructure/compute/task.ts';

interface ModelToProcess {
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
  readonly jaw: 'upper' | 'lower';
  /** How far below the lowest point the floor lies, in mm, and whether that is a base that was asked for. */
  readonly floorMm: number;
  readonly base: boolean;
  /** Whether teeth are looked for; without those that are needed nothing is made. */
  readonly teeth: 'needed' | 'wanted' | 'none';
}

/** A printable model, a coarse one to look at, and what was done. */
export type ProcessedModel =
  | { readonly stl: Uint8Array; readonly preview: Uint8Array; readonly report: ProcessReport }
  | { readonly refused: 'noTeeth' };

/** A retainer holds at least so many. */
const FEWEST_TEETH = 2;

/** From a scan to a body that can be printed. Throws MeshError for what is no usable mesh. */
export const processModelTask: ComputeTask<ModelToProcess, ProcessedModel> = {
  name: 'modelProcess.process',
  run: async ({ bytes, fileName, jaw, floorMm, base, teeth }, progress) => {
    progress(0.05);
    const {
      analyseMesh,
      boundsOf,
      cleanMesh,
      closeModel,
      countsOf,
      encodeDraco,
      readMesh,
      repairMesh,
      volumeOf,
      writeStl,
    } = await import('@archway/mesh');
    const { simplified } = await import('@archway/dental/segment');
    const { mesh: read } = await readMesh(new Uint8Array(bytes), fileName);
    progress(0.15);
    const { unitGuess, orientation } = analyseMesh(cleanMesh(read).mesh);
    // Nothing acts on a unit that is not sure.
    const toMm = unitGuess.sure ? unitGuess.toMm : 1;
    const { mesh, report: repair } = repairMesh(inMm(read, toMm));
    progress(0.35);
    const found = teeth === 'none' ? null : await teethIn(mesh, jaw);
    if (teeth === 'needed' && (!found || found.teeth.length < FEWEST_TEETH || found.doubts.includes('noArch')))
      return { refused: 'noTeeth' };
    progress(0.75);
    const closed = closeModel(mesh, { up: upOf(mesh, orientation), below: floorMm });
    const body = volumeOf(closed.mesh) < 0 ? turnedOver(closed.mesh) : closed.mesh;
    progress(0.85);
    const { bytes: stl } = writeStl(body);
    const preview = await encodeDraco({ ...(await simplified(body)) });
    const { min, max } = boundsOf(body);
    const rounded = (value: number): number => Math.round(value * 100) / 100;
    return {
      ...{ stl, preview },
      report: {
        ...countsOf(body),
        sizeMm: [rounded(max[0] - min[0]), rounded(max[1] - min[1]), rounded(max[2] - min[2])],
        volumeMm3: closed.watertight ? Math.round(volumeOf(body)) : null,
        ...{ watertight: closed.watertight, openEdges: closed.openEdges, toMm },
        closing: closingOf(closed.closing, base),
        floorMm: closed.closing === 'floor' ? floorMm : null,
        ...{ loosePieces: closed.loose, closedHoles: closed.holes },
        repairs: repair.repairs.map(({ kind, count }) => ({ kind, places: 1, count })).reduce(byKind, []),
        teeth: found && found.teeth,
        doubts: found ? [...found.doubts] : [],
      },
    };
  },
};

const closingOf = (closing: 'floor' | 'wasClosed' | 'open', base: boolean): Closing =>
  closing === 'floor' && base ? 'base' : closing;

type Repairs = ProcessReport['repairs'];

/** One line for each kind, however many places it was mended at. */
const byKind = (all: Repairs, { kind, places, count }: Repairs[number]): Repairs => {
  const known = all.find((one) => one.kind === kind);
  if (!known) return [...all, { kind, places, count }];
  return all.map((one) => (one === known ? { kind, places: one.places + places, count: one.count + count } : one));
};

const inMm = (mesh: Mesh, toMm: number): Mesh =>
  toMm === 1 ? mesh : { ...mesh, positions: mesh.positions.map((value) => value * toMm) };

const turnedOver = (mesh: Mesh): Mesh => ({
  ...mesh,
  indices: mesh.indices.map((_, i) => mesh.indices[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!),
});

type Up = readonly [number, number, number];

/** From the gum past the cusps; of what shows no arch, where its surface looks as a whole. */
function upOf({ positions, indices }: Mesh, orientation: MeshAnalysis['orientation']): Up {
  if (orientation) return [...orientation.occlusal];
  const sum = [0, 0, 0];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const u = [0, 1, 2].map((k) => positions[b + k]! - positions[a + k]!);
    const v = [0, 1, 2].map((k) => positions[c + k]! - positions[a + k]!);
    for (let k = 0; k < 3; k++) sum[k]! += u[(k + 1) % 3]! * v[(k + 2) % 3]! - u[(k + 2) % 3]! * v[(k + 1) % 3]!;
  }
  const length = Math.hypot(...sum);
  return length > 0 ? [sum[0]! / length, sum[1]! / length, sum[2]! / length] : [0, 0, 1];
}

async function teethIn(mesh: Mesh, jaw: 'upper' | 'lower') {
  const { segmentJaw } = await import('@archway/dental/segment');
  const { teeth, doubts } = await segmentJaw(mesh, { jaw });
  return { teeth: teeth.map(({ fdi }) => fdi as NonNullable<ProcessReport['teeth']>[number]), doubts };
}

export const modelProcessTasks = [processModelTask];
