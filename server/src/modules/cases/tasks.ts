import type { MeshAnalysis } from '@archway/mesh';
import type { ComputeTask } from '../../infrastructure/compute/task.ts';

/** Reads a mesh file of any supported format and measures it. Throws MeshError for what is no usable mesh. */
export const analyseModel: ComputeTask<{ bytes: ArrayBuffer; fileName: string }, MeshAnalysis> = {
  name: 'cases.analyseModel',
  run: async ({ bytes, fileName }, progress) => {
    progress(0.05);
    const { analyseMesh, cleanMesh, readMesh } = await import('@archway/mesh');
    const { mesh } = await readMesh(new Uint8Array(bytes), fileName);
    progress(0.4);
    const cleaned = cleanMesh(mesh);
    progress(0.6);
    const analysis = analyseMesh(cleaned.mesh);
    progress(1);
    return analysis;
  },
};

export const caseTasks = [analyseModel];
