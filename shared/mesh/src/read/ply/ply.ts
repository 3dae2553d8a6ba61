import { MeshError } from '../../mesh-error.ts';
import type { Mesh } from '../../mesh.ts';
import type { ReadLimits } from '../limits.ts';
import { assertWithin, defaultLimits } from '../limits.ts';
import { withoutZeros } from '../plain-text.ts';
import { assertPlausible } from '../plausible.ts';
import { PlyAsciiRows } from './ply-ascii.ts';
import { PlyBinaryRows } from './ply-binary.ts';
import { PlyFaces } from './ply-faces.ts';
import type { PlyElement, PlyHeader } from './ply-header.ts';
import { plySizes, readPlyHeader } from './ply-header.ts';
import type { PlyRows } from './ply-rows.ts';
import { PlyVertices } from './ply-vertices.ts';
import type { ReadNote, ReadResult } from '../read-result.ts';

/**
 * PLY: ascii, little and big endian; polygons and triangle strips; colours per vertex or per face. Elements come in the
 * order of the header, and every declared count is checked against the bytes that are there before it is believed.
 */
export function readPly(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const header = readPlyHeader(bytes);
  const binary = header.encoding !== 'ascii';
  const rows: PlyRows = binary
    ? new PlyBinaryRows(bytes, header)
    : new PlyAsciiRows(withoutZeros(bytes), header.dataStart);
  const parts = readElements(rows, header, bytes.length, limits);
  const { vertices, faces } = parts;
  const stray = rows.stray();
  // No writer stores such a face; bytes that are out of place read as many, since most of an index is zeros.
  if (binary && faces.hollow > 0) throw new MeshError('corrupt', { detail: `${faces.hollow} faces have no corners` });
  if (binary && stray > 0) assertPadding(rows, header, parts);

  const mesh = assemble(vertices, faces);
  assertPlausible(mesh, { binary, nonFiniteMeant: rows.spelledNonFinite });
  const notes: ReadNote[] = [];
  if (header.uncommented > 0) notes.push({ code: 'headerLinesSkipped', values: { lines: header.uncommented } });
  if (faces.polygons > 0) notes.push({ code: 'polygonsTriangulated', values: { polygons: faces.polygons } });
  if (faces.fanned > 0) notes.push({ code: 'polygonsFanned', values: { polygons: faces.fanned } });
  if (faces.skipped > 0) notes.push({ code: 'shortFacesSkipped', values: { faces: faces.skipped } });
  if (stray > 0) notes.push({ code: 'strayBytes', values: { bytes: stray } });
  return { mesh, format: 'ply', variant: binary ? `ply-binary-${header.encoding}` : 'ply-ascii', notes };
}

interface Parts {
  vertices: PlyVertices | undefined;
  faces: PlyFaces;
}

function readElements(rows: PlyRows, header: PlyHeader, length: number, limits: ReadLimits): Parts {
  const parts: Parts = { vertices: undefined, faces: new PlyFaces() };
  try {
    for (const element of header.elements) {
      assertEnoughBytes(element, header, length - rows.position());
      if (element.name === 'vertex' && !parts.vertices) {
        assertWithin(element.count, limits.maxVertices, 'vertices');
        const vertices = new PlyVertices(element);
        vertices.read(rows);
        parts.vertices = vertices;
      } else if (isFaces(element)) {
        assertWithin(element.count, limits.maxTriangles, 'faces');
        parts.faces.read(rows, element, limits, length - rows.position());
      } else {
        rows.skip(element);
      }
    }
  } catch (error) {
    // Where bytes are out of place the faces fail last: the coordinates say better what is wrong.
    if (header.encoding !== 'ascii' && parts.vertices) assertAllPlausible(parts.vertices.positions);
    throw error;
  }
  return parts;
}

const isFaces = ({ name }: PlyElement): boolean => name === 'face' || name === 'tristrips';

function assertAllPlausible(positions: Float32Array): void {
  const indices = Uint32Array.from({ length: positions.length / 3 }, (_, v) => v);
  assertPlausible({ positions, indices }, { binary: true, nonFiniteMeant: true });
}

/**
 * Bytes behind the last face may be a writer's padding. They are none when they read as one face more (then the count is
 * wrong), or when faces without a surface were met before (then it is the faces that are out of place).
 */
function assertPadding(rows: PlyRows, { elements }: PlyHeader, { vertices, faces }: Parts): void {
  const last = elements.at(-1);
  if (faces.skipped > 0) {
    throw new MeshError('corrupt', { detail: `${faces.skipped} faces have no surface, and bytes are left over` });
  }
  if (!last || last.name !== 'face' || !vertices) return;
  const more = new PlyFaces();
  try {
    more.read(rows, { ...last, count: 1 }, defaultLimits, rows.stray());
    more.finish(vertices.positions);
  } catch {
    return;
  }
  if (more.skipped === 0) throw new MeshError('corrupt', { detail: `there are more than ${last.count} faces` });
}

function assemble(vertices: PlyVertices | undefined, faces: PlyFaces): Mesh {
  if (!vertices || vertices.count === 0) throw new MeshError('empty');
  const { positions, normals, colors } = vertices;
  const { indices, faceColors } = faces.finish(positions);
  if (indices.length === 0) throw new MeshError('pointCloud');
  return {
    positions,
    indices,
    ...(normals && { normals }),
    ...(colors && { colors }),
    ...(faceColors && { faceColors }),
  };
}

/** The least a row can take: in text a digit and a separator for each value, in binary its fixed part. */
function assertEnoughBytes(element: PlyElement, header: PlyHeader, available: number): void {
  const ascii = header.encoding === 'ascii';
  const least = element.properties.reduce((sum, p) => sum + (ascii ? 2 : plySizes[p.countType ?? p.type]), 0);
  if (least === 0) {
    if (element.count > 0) throw new MeshError('corrupt', { detail: `element '${element.name}' has no properties` });
    return;
  }
  // The last value of a text file may lack its separator.
  const expected = element.count * least - (ascii ? 1 : 0);
  if (expected > available) {
    throw new MeshError('truncated', { expected, found: Math.max(0, available), what: `bytes for '${element.name}'` });
  }
}
