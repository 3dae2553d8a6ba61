import type { Mesh } from '../mesh.ts';
import { triangleCount, vertexCount } from '../mesh.ts';
import { STL_HEADER, STL_RECORD } from '../read/stl/stl-binary.ts';
import { separateDuplicates } from './separate-duplicates.ts';
import type { Units } from './units.ts';
import { unitsText } from './units.ts';

export interface WriteStlOptions {
  /** Text of the 80-byte header; ASCII, must not start with `solid`. */
  header?: string;
  /** What the header says of the coordinates; default mm. */
  units?: Units;
  /** Millimetres in one unit of the coordinates, by which places count as one; default 1. */
  toMm?: number;
  /** Source of the offsets of duplicate vertices, 0 to 1; default Math.random. */
  random?: () => number;
}

export interface StlExport {
  bytes: Uint8Array<ArrayBuffer>;
  /** `{vertices}_{faces}`, with a note appended when duplicate vertices were moved. */
  diagnostic: string;
  /** Vertices that were moved. */
  corrected: number;
}

const headerOf = (units: Units): string => `Archway binary STL, ${unitsText(units)}`;
const CORRECTED = 'precision 5, duplicate points exist and were corrected';

/**
 * Binary STL as the specification has it: 80 bytes of header, a count, 50 bytes a triangle with a zero normal; vertices
 * that round to one place at 4 decimals (of mm) are moved apart first (in a copy).
 */
export function writeStl(
  mesh: Mesh,
  { units = 'mm', header = headerOf(units), toMm = 1, random = Math.random }: WriteStlOptions = {},
): StlExport {
  const positions = mesh.positions.slice();
  const corrected = separateDuplicates(positions, random, toMm);
  const { indices } = mesh;
  const triangles = triangleCount(mesh);
  const bytes = new Uint8Array(STL_HEADER + triangles * STL_RECORD);
  for (let k = 0; k < Math.min(80, header.length); k++) bytes[k] = header.charCodeAt(k) & 127;
  const view = new DataView(bytes.buffer);
  view.setUint32(80, triangles, true);
  let at = STL_HEADER;
  for (let i = 0; i < indices.length; i += 3) {
    at += 12;
    for (let k = 0; k < 3; k++) {
      const v = indices[i + k]! * 3;
      view.setFloat32(at, positions[v]!, true);
      view.setFloat32(at + 4, positions[v + 1]!, true);
      view.setFloat32(at + 8, positions[v + 2]!, true);
      at += 12;
    }
    at += 2;
  }
  const counts = `${vertexCount(mesh)}_${triangles}`;
  return { bytes, diagnostic: corrected > 0 ? `${counts} ${CORRECTED}` : counts, corrected };
}
