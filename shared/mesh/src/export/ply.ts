import type { Mesh } from '../mesh.ts';
import { triangleCount, vertexCount } from '../mesh.ts';
import type { Units } from './units.ts';
import { unitsText } from './units.ts';

/** Binary little-endian PLY with normals, colours and face colours where the mesh has them. Coordinates are exact. */
export function writePly(mesh: Mesh, { units = 'mm' }: { units?: Units } = {}): Uint8Array<ArrayBuffer> {
  const vertices = vertexCount(mesh);
  const triangles = triangleCount(mesh);
  const { positions, indices, normals, colors, faceColors } = mesh;
  const header = new TextEncoder().encode(headerOf(mesh, vertices, triangles, units));
  const vertexSize = 12 + (normals ? 12 : 0) + (colors ? 3 : 0);
  const faceSize = 13 + (faceColors ? 3 : 0);
  const bytes = new Uint8Array(header.length + vertices * vertexSize + triangles * faceSize);
  bytes.set(header);
  const view = new DataView(bytes.buffer);
  let at = header.length;
  const floats = (from: Float32Array, start: number) => {
    for (let k = 0; k < 3; k++, at += 4) view.setFloat32(at, from[start + k]!, true);
  };
  const rgb = (from: Uint8Array, start: number) => {
    for (let k = 0; k < 3; k++, at++) bytes[at] = from[start + k]!;
  };
  for (let v = 0; v < positions.length; v += 3) {
    floats(positions, v);
    if (normals) floats(normals, v);
    if (colors) rgb(colors, v);
  }
  for (let i = 0; i < indices.length; i += 3) {
    bytes[at++] = 3;
    for (let k = 0; k < 3; k++, at += 4) view.setUint32(at, indices[i + k]!, true);
    if (faceColors) rgb(faceColors, i);
  }
  return bytes;
}

function headerOf({ normals, colors, faceColors }: Mesh, vertices: number, triangles: number, units: Units): string {
  const floats = (names: string) => names.split(' ').map((name) => `property float ${name}`);
  const rgb = ['property uchar red', 'property uchar green', 'property uchar blue'];
  return [
    'ply',
    'format binary_little_endian 1.0',
    `comment ${unitsText(units)}`,
    `element vertex ${vertices}`,
    ...floats('x y z'),
    ...(normals ? floats('nx ny nz') : []),
    ...(colors ? rgb : []),
    `element face ${triangles}`,
    'property list uchar uint vertex_indices',
    ...(faceColors ? rgb : []),
    'end_header',
    '',
  ].join('\n');
}
