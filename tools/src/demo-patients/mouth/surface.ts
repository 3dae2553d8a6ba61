import { type Mesh, vertexNormals } from '@archway/mesh';

/** What each vertex of a jaw is. */
export interface Surface {
  readonly normals: Float32Array;
  /** 1 on a tooth, 0 on gum. */
  readonly enamel: Float32Array;
  /** 0 at the gum line, 1 at the tip. */
  readonly tip: Float32Array;
  /** 1 where the scan ends, falling inwards, so that it can fade into what lies behind. */
  readonly rim: Float32Array;
}

const CROWN_MM = 9;
const RIM_RINGS = 8;
/** Teeth of a generated scan have far more green than gum. */
const GREEN = 176;

export function traitsOfSurface(mesh: Mesh, jaw: 'upper' | 'lower'): Surface {
  const count = mesh.positions.length / 3;
  const enamel = new Float32Array(count);
  const tip = new Float32Array(count);
  for (let v = 0; v < count; v++) {
    enamel[v] = (mesh.colors?.[v * 3 + 1] ?? 0) > GREEN ? 1 : 0;
    const beyond = jaw === 'upper' ? mesh.positions[v * 3 + 1]! : -mesh.positions[v * 3 + 1]!;
    tip[v] = Math.max(0, Math.min(1, 1 - (beyond + 0.6) / CROWN_MM));
  }
  return { normals: vertexNormals(mesh), enamel, tip, rim: rimOf(mesh, count) };
}

function rimOf({ indices }: Mesh, count: number): Float32Array {
  const rim = new Float32Array(count);
  const uses = new Map<number, number>();
  for (let i = 0; i < indices.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [indices[i + k]!, indices[i + ((k + 1) % 3)]!].sort((p, q) => p - q) as [number, number];
      uses.set(a * count + b, (uses.get(a * count + b) ?? 0) + 1);
    }
  const rings = new Uint8Array(count);
  for (const [edge, used] of uses) if (used === 1) rings[edge % count] = rings[Math.floor(edge / count)] = RIM_RINGS;
  for (let ring = RIM_RINGS - 1; ring > 0; ring--)
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
      if (!corners.some((v) => rings[v]! > ring)) continue;
      for (const v of corners) if (rings[v] === 0) rings[v] = ring;
    }
  for (let v = 0; v < count; v++) rim[v] = rings[v]! / RIM_RINGS;
  return rim;
}
