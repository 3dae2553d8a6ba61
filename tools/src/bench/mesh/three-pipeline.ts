import draco3d from 'draco3d';
import type { BufferGeometry } from 'three';
import { Mesh, MeshBasicMaterial } from 'three';
import { DRACOExporter } from 'three/addons/exporters/DRACOExporter.js';
import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { DracoSettings } from './draco-alone.ts';

/** What a page built on three.js does with an STL before uploading it: load, merge, export to Draco. */
export async function threePipeline(settings: DracoSettings): Promise<(stl: ArrayBuffer) => Promise<number>> {
  const module = await draco3d.createEncoderModule(settings);
  // The exporter expects the factory as a global, as its documentation has it.
  Object.assign(globalThis, { DracoEncoderModule: () => module });
  const loader = new STLLoader();
  const exporter = new DRACOExporter();
  return async (stl) => {
    const loaded = loader.parse(stl);
    // Normals of the facets would keep every corner apart.
    loaded.deleteAttribute('normal');
    const merged: BufferGeometry = mergeVertices(loaded);
    const bytes = await exporter.parseAsync(new Mesh(merged, new MeshBasicMaterial()), {
      quantization: [24, 8, 8, 8, 8],
      encodeSpeed: 3,
      decodeSpeed: 3,
    });
    return bytes.length;
  };
}
