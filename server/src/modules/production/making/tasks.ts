import type { PlanDocument } from '@archway/contracts';
import type { BoundLine, ReadyJaw } from '@archway/dental/models';
import type { Mesh } from '@archway/mesh';
import type { ComputeTask } from '../../../infrastructure/compute/task.ts';

type Point = readonly [number, number, number];

interface JawToReady {
  readonly document: PlanDocument;
  readonly jaw: 'upper' | 'lower';
  readonly scan: Uint8Array;
  readonly bodies: readonly { readonly fdi: number; readonly bytes: Uint8Array }[];
  /** The confirmed cut line, on the gum at its step. */
  readonly line: { readonly step: number; readonly points: readonly Point[] } | null;
}

type ReadiedJaw =
  | { readonly ready: ReadyJaw; readonly line: BoundLine | null }
  | { readonly refused: 'unreadable'; readonly of: number | 'scan' }
  | { readonly refused: 'offGum' };

/** Opens the meshes of a jaw once for all of its steps. */
export const readyJawTask: ComputeTask<JawToReady, ReadiedJaw> = {
  name: 'production.readyJaw',
  run: async ({ document, jaw, scan, bodies, line }) => {
    const { readMesh } = await import('@archway/mesh');
    const { boundLine, readyJaw, standingGum } = await import('@archway/dental/models');
    /** Null for what is no usable mesh. */
    const open = async (bytes: Uint8Array): Promise<Mesh | null> => {
      try {
        const { mesh } = await readMesh(bytes, 'mesh.drc');
        return { positions: mesh.positions, indices: mesh.indices };
      } catch (error) {
        if ((error as { name?: string }).name === 'MeshError') return null;
        throw error;
      }
    };
    const opened = new Map<number, Mesh>();
    for (const { fdi, bytes } of bodies) {
      const mesh = await open(bytes);
      if (!mesh) return { refused: 'unreadable', of: fdi };
      opened.set(fdi, mesh);
    }
    const mesh = await open(scan);
    if (!mesh) return { refused: 'unreadable', of: 'scan' };
    const ready = readyJaw(document, jaw, mesh, opened);
    if (!line) return { ready, line: null };
    const bound = boundLine(line.points, standingGum(document, ready, line.step), ready.gum.indices);
    return bound ? { ready, line: bound } : { refused: 'offGum' };
  },
};

interface StageToMake {
  readonly document: PlanDocument;
  readonly ready: ReadyJaw;
  readonly stage: number;
  readonly line: BoundLine | null;
}

/** A jaw at one of its steps, with the cut line where its gum lies then. */
export const stageModelTask: ComputeTask<
  StageToMake,
  { readonly stl: Uint8Array; readonly line: readonly Point[] | null }
> = {
  name: 'production.stageModel',
  run: async ({ document, ready, stage, line }) => {
    const { writeStl } = await import('@archway/mesh');
    const { seededRandom } = await import('@archway/geometry');
    const { lineAt, stageModel, standingGum } = await import('@archway/dental/models');
    // Vertices that only touch are moved apart by chance: the same step makes the same file.
    const { bytes } = writeStl(stageModel(document, ready, stage), { random: seededRandom(stage) });
    return { stl: bytes, line: line && lineAt(line, standingGum(document, ready, stage)) };
  },
};

export const productionTasks = [readyJawTask, stageModelTask];
