import { MeshError } from '../mesh-error.ts';
import type { Mesh } from '../mesh.ts';
import type { ReadLimits } from './limits.ts';
import { assertWithin } from './limits.ts';
import { PlyAsciiRows } from './ply-ascii.ts';
import { PlyBinaryRows } from './ply-binary.ts';
import { PlyFaces } from './ply-faces.ts';
import type { PlyElement, PlyHeader } from './ply-header.ts';
import { plySizes, readPlyHeader } from './ply-header.ts';
import type { PlyRows } from './ply-rows.ts';
import { PlyVertices } from './ply-vertices.ts';
import type { ReadNote, ReadResult } from './read-result.ts';

/**
 * PLY: ascii, little and big endian; polygons and triangle strips; colours per vertex or per face. Elements come in the
 * order of the header, and every declared count is checked against the bytes that are there before it is believed.
 */
export function readPly(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const header = readPlyHeader(bytes);
  const rows: PlyRows =
    header.encoding === 'ascii' ? new PlyAsciiRows(bytes, header.dataStart) : new PlyBinaryRows(bytes, header);
  let vertices: PlyVertices | undefined;
  const faces = new PlyFaces();

  for (const element of header.elements) {
    assertEnoughBytes(element, header, bytes.length - rows.position());
    if (element.name === 'vertex' && !vertices) {
      assertWithin(element.count, limits.maxVertices, 'vertices');
      vertices = new PlyVertices(element);
      vertices.read(rows);
    } else if (element.name === 'face' || element.name === 'tristrips') {
      assertWithin(element.count, limits.maxTriangles, 'faces');
      faces.read(rows, element, limits);
    } else {
      rows.skip(element);
    }
  }
  const stray = rows.stray();

  const mesh = assemble(vertices, faces);
  const notes: ReadNote[] = [];
  if (faces.polygons > 0) notes.push({ code: 'polygonsTriangulated', values: { polygons: faces.polygons } });
  if (faces.skipped > 0) notes.push({ code: 'shortFacesSkipped', values: { faces: faces.skipped } });
  if (stray > 0) notes.push({ code: 'strayBytes', values: { bytes: stray } });
  const variant = header.encoding === 'ascii' ? 'ply-ascii' : `ply-binary-${header.encoding}`;
  return { mesh, format: 'ply', variant, notes };
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
