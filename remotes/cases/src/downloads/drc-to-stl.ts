import { createMeshClient } from '@archway/mesh';

export interface StlMaker {
  convert(bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>>;
  dispose(): void;
}

/** Makes STL files of compressed meshes, in a worker that is started with the first one. */
export function stlMaker(): StlMaker {
  let client: ReturnType<typeof createMeshClient> | undefined;
  const start = (): ReturnType<typeof createMeshClient> =>
    createMeshClient(
      new Worker(new URL('../models/upload/mesh.worker.ts', import.meta.url), { name: 'archway-mesh-download' }),
    );
  return {
    async convert(bytes) {
      client ??= start();
      // The bytes are handed over to the worker; the caller's stay good for the case that they cannot be converted.
      const { bytes: stl } = await client.convert(new Uint8Array(bytes.slice(0)), 'model.drc', 'stl');
      return stl;
    },
    dispose: () => client?.dispose(),
  };
}
