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
import type { UnitChoice, UnitConversion } from './unit-conversion.ts';
import { conversionOf, inMillimetres } from './unit-conversion.ts';

export interface ConvertOptions extends ReadOptions {
  /** Repairs the surface as well, see `repairMesh`; sizes are measured in mm by the unit. Default false. */
  repair?: boolean;
  /** What the numbers of the file are, where that is known; `keep` writes them as they are. Default: what they seem to be. */
  unit?: UnitChoice;
}

export interface ConvertedMesh {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of an STL: counts, and whether duplicate vertices were moved. */
  diagnostic?: string;
  /** Of what was written. */
  counts: MeshCounts;
  read: Pick<ReadResult, 'format' | 'variant' | 'notes'>;
  clean: CleanReport;
  unit: UnitConversion;
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
  return convertReading(await readMesh(bytes, fileName, options), to, options);
}

/** A mesh that has been read, in another format. @throws MeshError when no triangle remains */
export async function convertReading(
  { mesh: raw, format, variant, notes }: ReadResult,
  to: MeshFormat,
  options: Omit<ConvertOptions, keyof ReadOptions> = {},
): Promise<ConvertedMesh> {
  const { mesh: cleaned, report: clean } = cleanMesh(raw);
  const unit = conversionOf(cleaned, options.unit);
  const scaled = inMillimetres(cleaned, unit);
  const { mesh, report } = options.repair
    ? repairMesh(scaled, { toMm: unit.written === 'mm' ? 1 : unit.toMm })
    : { mesh: scaled, report: undefined };
  return {
    ...(await written(mesh, to, unit)),
    counts: countsOf(mesh),
    read: { format, variant, notes },
    clean,
    unit,
    ...(report && { repair: report }),
    dropped: noPlaceFor[to].filter((part) => mesh[part] !== undefined),
  };
}

async function written(
  mesh: Mesh,
  to: MeshFormat,
  { written: units, toMm }: UnitConversion,
): Promise<Pick<ConvertedMesh, 'bytes' | 'diagnostic'>> {
  switch (to) {
    case 'stl': {
      const { bytes, diagnostic } = writeStl(mesh, { units, toMm: units === 'mm' ? 1 : toMm });
      return { bytes, diagnostic };
    }
    case 'ply':
      return { bytes: writePly(mesh, { units }) };
    case 'obj':
      return { bytes: writeObj(faceColorsToVertices(mesh), { units }) };
    case 'drc':
      return { bytes: await encodeDraco(faceColorsToVertices(mesh)) };
  }
}
