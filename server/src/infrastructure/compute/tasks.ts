import { type MeshAnalysis, analyseMesh, cleanMesh, readMesh } from '@archway/mesh';
import { type DemoCbct, packDemoCbct } from './demo-cbct.ts';
import { type DemoPhoto, drawDemoPhotos } from './demo-photos.ts';

/** What each task takes and gives; both must be cloneable between threads. */
export interface ComputeTasks {
  /** Reads a mesh file of any supported format and measures it. Throws MeshError for what is no usable mesh. */
  analyseModel: { input: { bytes: ArrayBuffer; fileName: string }; output: MeshAnalysis };
  /** For the demonstration data: photos and a CBCT of an invented patient. */
  drawDemoPhotos: { input: { seed: number }; output: DemoPhoto[] };
  packDemoCbct: { input: { seed: number }; output: DemoCbct };
}

type Task<K extends keyof ComputeTasks> = (
  input: ComputeTasks[K]['input'],
  progress: (fraction: number) => void,
) => Promise<ComputeTasks[K]['output']>;

/** The tasks that a compute thread knows. */
export const computeTasks: { readonly [K in keyof ComputeTasks]: Task<K> } = {
  analyseModel: async ({ bytes, fileName }, progress) => {
    progress(0.05);
    const { mesh } = await readMesh(new Uint8Array(bytes), fileName);
    progress(0.4);
    const cleaned = cleanMesh(mesh);
    progress(0.6);
    const analysis = analyseMesh(cleaned.mesh);
    progress(1);
    return analysis;
  },
  drawDemoPhotos,
  packDemoCbct,
};
