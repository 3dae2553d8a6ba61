import { cross, dot } from '@archway/geometry';
import type { Vector } from '../../analyse/measure.ts';
import { boundsOf } from '../../analyse/measure.ts';
import { cleanMesh } from '../../clean/clean-mesh.ts';
import type { GenerateJawOptions } from '../../generate/jaw-grid.ts';
import { generateJaw } from '../../generate/generate-jaw.ts';
import { teethOf } from '../../generate/teeth.ts';
import type { Mesh } from '../../mesh.ts';
import { ArchLine } from '../../orient/arch-line.ts';

/**
 * A jaw of which everything is known, from which others are made. It lies in its own frame in millimetres: x across,
 * y from the gum past the cusps, z to the lips, zero at the front teeth's edges.
 */
export interface Specimen {
  /** Of one patient are all that share it: fitted figures are judged on others. */
  patient: string;
  jaw: 'upper' | 'lower';
  mesh: Mesh;
  /** The tooth of each vertex, numbered along the arch from 1; 0 is gum. */
  teeth: Uint8Array;
}

/** The mesh in the frame of `axes` (x across, y occlusal) with its zero at `origin`. */
export function framed(mesh: Mesh, occlusal: Vector, anterior: Vector, origin: Vector): Mesh {
  const lateral = cross(occlusal, anterior);
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const p: Vector = [positions[i]! - origin[0], positions[i + 1]! - origin[1], positions[i + 2]! - origin[2]];
    positions.set([dot(lateral, p), dot(occlusal, p), dot(anterior, p)], i);
  }
  return { positions, indices: mesh.indices };
}

/** Colour of gum in generated jaws is redder than that of teeth. */
const isGum = (colors: Uint8Array, v: number): boolean => colors[v * 3]! - colors[v * 3 + 1]! > 45;

/** Number along the arch, by the widths that generated teeth have. */
function toothAt(jaw: 'upper' | 'lower', along: number): number {
  let end = 0;
  const found = teethOf[jaw].findIndex(({ width }) => Math.abs(along) < (end += width));
  const step = found === -1 ? 6 : found;
  return along < 0 ? 7 - step : 8 + step;
}

/** A generated jaw; its teeth are told apart by how wide each of the fourteen is. */
export function generatedSpecimen(options: GenerateJawOptions): Specimen {
  const { mesh } = cleanMesh(generateJaw(options));
  const up = options.jaw === 'lower' ? 1 : -1;
  const { min, max } = boundsOf(mesh);
  const jaw = framed(mesh, [0, up, 0], [0, 0, 1], [0, up > 0 ? max[1] : min[1], max[2]]);
  const teeth = new Uint8Array(mesh.positions.length / 3);
  const line = new ArchLine(Float64Array.from(jaw.positions), new Float64Array(teeth.length), max[2] - min[2]);
  for (let v = 0; v < teeth.length; v++) {
    const place = isGum(mesh.colors!, v) ? undefined : line.place(jaw.positions[v * 3]!, jaw.positions[v * 3 + 2]!);
    if (place) teeth[v] = toothAt(options.jaw, place.along);
  }
  return { patient: `generated ${options.seed ?? 1}`, jaw: options.jaw, mesh: jaw, teeth };
}

/** The triangles whose vertices all pass, with the teeth of what is left. */
export function onlyVertices(from: Specimen, keep: (v: number) => boolean): Specimen {
  const { positions, indices } = from.mesh;
  const number = new Int32Array(positions.length / 3).fill(-1);
  const kept: number[] = [];
  const places: number[] = [];
  const teeth: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    if (!corners.every(keep)) continue;
    for (const v of corners) {
      if (number[v] === -1) {
        number[v] = teeth.push(from.teeth[v]!) - 1;
        places.push(positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!);
      }
      kept.push(number[v]!);
    }
  }
  const mesh: Mesh = { positions: Float32Array.from(places), indices: Uint32Array.from(kept) };
  return { ...from, mesh, teeth: Uint8Array.from(teeth) };
}

/**
 * The back teeth lean as real ones do, 12° outwards in an upper jaw and inwards in a lower one: what lies further out
 * stands lower or higher, what lies deeper moves in or out.
 */
export function leaning(from: Specimen): Specimen {
  const { min, max } = boundsOf(from.mesh);
  const rise = Math.tan((12 * Math.PI) / 180) * (from.jaw === 'upper' ? 1 : -1);
  const positions = from.mesh.positions.slice();
  const line = new ArchLine(Float64Array.from(positions), new Float64Array(positions.length / 3), max[2] - min[2]);
  for (let i = 0; i < positions.length; i += 3) {
    const place = line.place(positions[i]!, positions[i + 2]!);
    if (!place) continue;
    const behind = rise * Math.max(0, Math.min(1, (Math.abs(place.along) - 14) / 8));
    const fade = Math.max(0, 1 - Math.max(0, Math.abs(place.out) - 8) / 6);
    const deep = Math.max(-6, positions[i + 1]! + 4) / 2;
    positions[i]! -= behind * fade * deep * place.tz;
    positions[i + 2]! += behind * fade * deep * place.tx;
    positions[i + 1]! -= behind * fade * place.out;
  }
  return { ...from, mesh: { ...from.mesh, positions } };
}
