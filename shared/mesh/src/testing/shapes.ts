import type { Mesh } from '../mesh.ts';

/** A cube of side 10 with its corner at zero: 8 vertices, 12 triangles, closed. */
export function cube(side = 10): Mesh {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [k & 1 ? side : 0, k & 2 ? side : 0, k & 4 ? side : 0]);
  // prettier-ignore
  const indices = [
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6,
    0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7,
    0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5,
  ];
  return { positions: Float32Array.from(corners), indices: Uint32Array.from(indices) };
}

/** A wavy sheet of n × n squares, 1 mm each: open, (n + 1)² vertices, 2n² triangles. */
export function sheet(n: number): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let y = 0; y <= n; y++) {
    for (let x = 0; x <= n; x++) positions.push(x, y, Math.sin(x * 0.3) * Math.cos(y * 0.2));
  }
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const a = y * (n + 1) + x;
      indices.push(a, a + 1, a + n + 2, a, a + n + 2, a + n + 1);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** The mesh with three vertices of its own for every triangle. */
export function soup({ positions, indices }: Mesh): Mesh {
  const out = new Float32Array(indices.length * 3);
  indices.forEach((v, i) => out.set(positions.subarray(v * 3, v * 3 + 3), i * 3));
  return { positions: out, indices: Uint32Array.from({ length: indices.length }, (_, i) => i) };
}

export function join(...meshes: Mesh[]): Mesh {
  let base = 0;
  const indices: number[] = [];
  for (const mesh of meshes) {
    for (const v of mesh.indices) indices.push(base + v);
    base += mesh.positions.length / 3;
  }
  return {
    positions: Float32Array.from(meshes.flatMap((mesh) => [...mesh.positions])),
    indices: Uint32Array.from(indices),
  };
}

export function moved(mesh: Mesh, x: number, y: number, z: number): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, i) => value + [x, y, z][i % 3]!) };
}

export const text = (content: string) => new TextEncoder().encode(content);

export function binaryStl({ positions, indices }: Mesh, header = '', trailing = 0, declared?: number): Uint8Array {
  const count = indices.length / 3;
  const bytes = new Uint8Array(84 + count * 50 + trailing);
  bytes.set(text(header).subarray(0, 80));
  const view = new DataView(bytes.buffer);
  view.setUint32(80, declared ?? count, true);
  indices.forEach((v, i) => {
    for (let k = 0; k < 3; k++) {
      const at = 84 + Math.floor(i / 3) * 50 + 12 + (i % 3) * 12 + k * 4;
      view.setFloat32(at, positions[v * 3 + k]!, true);
    }
  });
  return bytes;
}

export function asciiStl({ positions, indices }: Mesh, name = 'part'): string {
  const lines = [`solid ${name}`];
  for (let i = 0; i < indices.length; i += 3) {
    lines.push(' facet normal 0 0 0', '  outer loop');
    for (let k = 0; k < 3; k++) {
      const v = indices[i + k]! * 3;
      lines.push(`   vertex ${positions[v]} ${positions[v + 1]} ${positions[v + 2]}`);
    }
    lines.push('  endloop', ' endfacet');
  }
  return [...lines, `endsolid ${name}`, ''].join('\n');
}

export function asciiPly({ positions, indices }: Mesh): string {
  const rows = [`ply\nformat ascii 1.0\nelement vertex ${positions.length / 3}`];
  rows.push('property float x\nproperty float y\nproperty float z');
  rows.push(`element face ${indices.length / 3}\nproperty list uchar int vertex_indices\nend_header`);
  for (let v = 0; v < positions.length; v += 3) rows.push(positions.subarray(v, v + 3).join(' '));
  for (let i = 0; i < indices.length; i += 3) rows.push(`3 ${indices.subarray(i, i + 3).join(' ')}`);
  return `${rows.join('\n')}\n`;
}
