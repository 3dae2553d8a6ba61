import { cleanMesh } from '../clean/clean-mesh.ts';
import { faceColorsToVertices } from '../clean/face-colors.ts';
import { encodeDraco } from '../draco/encode.ts';
import { writeObj } from '../export/obj.ts';
import { writePly } from '../export/ply.ts';
import { writeStl } from '../export/stl.ts';
import type { MeshFormat } from '../mesh.ts';
import type { ReadOptions } from '../read/read-mesh.ts';
import { readMesh } from '../read/read-mesh.ts';

export interface ConvertedMesh {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of an STL: counts, and whether duplicate vertices were moved. */
  diagnostic?: string;
}

/** Any readable mesh file as another format, cleaned on the way. @throws MeshError as reading does. */
export async function convertMesh(
  bytes: Uint8Array,
  fileName: string,
  to: MeshFormat,
  options: ReadOptions = {},
): Promise<ConvertedMesh> {
  const { mesh } = cleanMesh((await readMesh(bytes, fileName, options)).mesh);
  switch (to) {
    case 'stl': {
      const { bytes: stl, diagnostic } = writeStl(mesh);
      return { bytes: stl, diagnostic };
    }
    case 'ply':
      return { bytes: writePly(mesh) };
    case 'obj':
      return { bytes: writeObj(faceColorsToVertices(mesh)) };
    case 'drc':
      return { bytes: await encodeDraco(faceColorsToVertices(mesh)) };
  }
}
