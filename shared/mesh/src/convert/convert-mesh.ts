import { analyseMesh } from '../analyse/analyse-mesh.ts';
import type { CleanReport } from '../clean/clean-mesh.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { faceColorsToVertices } from '../clean/face-colors.ts';
import { encodeDraco } from '../draco/encode.ts';
import { writeObj } from '../export/obj.ts';
import { writePly } from '../export/ply.ts';
import { writeStl } from '../export/stl.ts';
import type { Mesh, MeshCounts, MeshFormat } from '../mesh.ts';
import { countsOf } from '../mesh.ts';
import type { ReadOptions } from '../read/read-mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import type { ReadResult } from '../read/read-result.ts';
import type { RepairReport } from '../repair/repair-mesh.ts';
import { repairMesh } from '../repair/repair-mesh.ts';

export interface ConvertOptions extends ReadOptions {
  /** Repairs the surface as well, see `repairMesh`; sizes are measured in the guessed unit. Default false. */
  repair?: boolean;
}

export interface ConvertedMesh {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of an STL: counts, and whether duplicate vertices were moved. */
  diagnostic?: string;
  /** Of what was written. */
  counts: MeshCounts;
  read: Pick<ReadResult, 'format' | 'variant' | 'notes'>;
  clean: CleanReport;
  /** Present when asked for. */
  repair?: RepairReport;
  /** What the new format has no place for. */
  dropped: MeshPart[];
}

export type MeshPart = 'colors' | 'normals' | 'faceColors' | 'generic';

/** Face colours go into the vertices where a format has only those, so they are not listed. */
const noPlaceFor: Readonly<Record<MeshFormat, readonly MeshPart[]>> = {
  stl: ['colors', 'normals', 'faceColors', 'generic'],
  ply: ['generic'],
  obj: ['normals', 'generic'],
  drc: [],
};

/** Any readable mesh file as another format, cleaned on the way. @throws MeshError as reading does. */
export async function convertMesh(
  bytes: Uint8Array,
  fileName: string,
  to: MeshFormat,
  options: ConvertOptions = {},
): Promise<ConvertedMesh> {
  const { mesh: raw, format, variant, notes } = await readMesh(bytes, fileName, options);
  const { mesh: cleaned, report: clean } = cleanMesh(raw);
  const repaired = options.repair
    ? repairMesh(cleaned, { toMm: analyseMesh(cleaned).unitGuess.toMm })
    : { mesh: cleaned, report: undefined };
  const { mesh } = repaired;
  return {
    ...(await written(mesh, to)),
    counts: countsOf(mesh),
    read: { format, variant, notes },
    clean,
    ...(repaired.report && { repair: repaired.report }),
    dropped: noPlaceFor[to].filter((part) => mesh[part] !== undefined),
  };
}

async function written(mesh: Mesh, to: MeshFormat): Promise<Pick<ConvertedMesh, 'bytes' | 'diagnostic'>> {
  switch (to) {
    case 'stl': {
      const { bytes, diagnostic } = writeStl(mesh);
      return { bytes, diagnostic };
    }
    case 'ply':
      return { bytes: writePly(mesh) };
    case 'obj':
      return { bytes: writeObj(faceColorsToVertices(mesh)) };
    case 'drc':
      return { bytes: await encodeDraco(faceColorsToVertices(mesh)) };
  }
}
