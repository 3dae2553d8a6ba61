import type { Mesh } from '@archway/mesh';
import { cleanMesh, generateJaw, writeObj, writeStl } from '@archway/mesh';

/** One jaw in every format, as scanners and design programs write them. */
export interface MeshInputs {
  triangles: number;
  clean: Mesh;
  stl: Uint8Array<ArrayBuffer>;
  plyAscii: Uint8Array<ArrayBuffer>;
  obj: Uint8Array<ArrayBuffer>;
}

export function meshInputs(triangles: number): MeshInputs {
  const { mesh } = cleanMesh(generateJaw({ jaw: 'upper', triangles, seed: 7 }));
  const plain: Mesh = { positions: mesh.positions, indices: mesh.indices };
  return {
    triangles: plain.indices.length / 3,
    clean: plain,
    stl: writeStl(plain, { random: () => 0.5 }).bytes,
    plyAscii: asciiPly(plain),
    obj: writeObj(plain),
  };
}

function asciiPly({ positions, indices }: Mesh): Uint8Array<ArrayBuffer> {
  const lines = [
    'ply',
    'format ascii 1.0',
    `element vertex ${positions.length / 3}`,
    'property float x',
    'property float y',
    'property float z',
    `element face ${indices.length / 3}`,
    'property list uchar int vertex_indices',
    'end_header',
  ];
  const digits = (value: number): string => value.toPrecision(8);
  for (let v = 0; v < positions.length; v += 3) {
    lines.push(`${digits(positions[v]!)} ${digits(positions[v + 1]!)} ${digits(positions[v + 2]!)}`);
  }
  for (let i = 0; i < indices.length; i += 3) lines.push(`3 ${indices[i]} ${indices[i + 1]} ${indices[i + 2]}`);
  return new TextEncoder().encode(lines.join('\n') + '\n');
}
