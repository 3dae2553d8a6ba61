import type { ComputeTask } from '../../infrastructure/compute/task.ts';
import { takeCtIn } from './files/ct-task.ts';

interface Given {
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
}

const countsOf = (report: object): Record<string, number> =>
  Object.fromEntries(Object.entries(report).filter((each): each is [string, number] => typeof each[1] === 'number'));

/** Takes a scan in as a browser does: read, cleaned, compressed, compared. Throws MeshError. */
export const takeScanIn: ComputeTask<
  Given,
  {
    readonly compressed: Uint8Array;
    /** The file as it came, when compression changed its counts. */
    readonly original: Uint8Array | null;
    readonly vertices: number;
    readonly triangles: number;
    readonly cleaning: Record<string, number>;
  }
> = {
  name: 'integration.takeScanIn',
  run: async ({ bytes, fileName }) => {
    const { intakeMesh } = await import('@archway/mesh');
    const { files, report } = await intakeMesh(new Uint8Array(bytes), fileName);
    const { vertices, triangles } = report.counts;
    return {
      ...{ compressed: files.drcFile.bytes, original: files.originFile?.bytes ?? null },
      ...{ vertices, triangles, cleaning: countsOf(report.clean) },
    };
  },
};

/** Takes a photo in as a browser does: upright, without private data, made small, recognized. Throws PhotoError. */
export const takePhotoIn = {
  name: 'integration.takePhotoIn',
  run: async ({ bytes, fileName }: Given) => {
    const [{ preparePhoto }, { nodeCodecs }] = await Promise.all([
      import('@archway/photo'),
      import('@archway/photo/node'),
    ]);
    const { file, thumb, width, height, guesses, sharpness } = await preparePhoto(
      { name: fileName, bytes: new Uint8Array(bytes) },
      nodeCodecs(),
    );
    return { file, thumb, width, height, guesses: [...guesses], sharpness };
  },
} satisfies ComputeTask<Given, unknown>;

export const integrationTasks = [takeScanIn, takePhotoIn, takeCtIn];
