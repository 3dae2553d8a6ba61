import type { MeshAnalysis } from '@archway/mesh';
import type { ComputeTask } from '../../infrastructure/compute/task.ts';

/** What is measured of a mesh, and a small picture of it: a JPEG. */
export type SeenModel = MeshAnalysis & { readonly picture: Uint8Array };

/** Of small pictures, from 0 to 1. */
const PICTURE_QUALITY = 0.8;

/** Reads a mesh file of any supported format, measures and draws it. Throws MeshError for what is no usable mesh. */
export const analyseModel: ComputeTask<{ bytes: ArrayBuffer; fileName: string }, SeenModel> = {
  name: 'cases.analyseModel',
  run: async ({ bytes, fileName }, progress) => {
    progress(0.05);
    const { analyseMesh, cleanMesh, drawMesh, readMesh } = await import('@archway/mesh');
    const { encodeJpeg } = await import('@archway/photo/jpeg');
    const { mesh } = await readMesh(new Uint8Array(bytes), fileName);
    progress(0.4);
    const cleaned = cleanMesh(mesh);
    progress(0.6);
    const analysis = analyseMesh(cleaned.mesh);
    progress(0.95);
    const picture = encodeJpeg(drawMesh(cleaned.mesh, analysis), PICTURE_QUALITY);
    progress(1);
    return { ...analysis, picture };
  },
};

export const caseTasks = [analyseModel];
