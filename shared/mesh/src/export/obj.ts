import type { Mesh } from '../mesh.ts';
import type { Units } from './units.ts';
import { unitsText } from './units.ts';

const LINES_PER_CHUNK = 20_000;

/** OBJ text: vertices (with colours from 0 to 1 behind the coordinates, where the mesh has them) and triangles. */
export function writeObj(mesh: Mesh, { units = 'mm' }: { units?: Units } = {}): Uint8Array<ArrayBuffer> {
  const { positions, indices, colors } = mesh;
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let lines: string[] = [`# ${unitsText(units)}`];
  const flush = () => {
    chunks.push(encoder.encode(lines.join('\n') + '\n'));
    lines = [];
  };
  for (let v = 0; v < positions.length; v += 3) {
    const point = `v ${shortest(positions[v]!)} ${shortest(positions[v + 1]!)} ${shortest(positions[v + 2]!)}`;
    lines.push(colors ? `${point} ${level(colors[v]!)} ${level(colors[v + 1]!)} ${level(colors[v + 2]!)}` : point);
    if (lines.length >= LINES_PER_CHUNK) flush();
  }
  for (let i = 0; i < indices.length; i += 3) {
    lines.push(`f ${indices[i]! + 1} ${indices[i + 1]! + 1} ${indices[i + 2]! + 1}`);
    if (lines.length >= LINES_PER_CHUNK) flush();
  }
  flush();
  return joined(chunks);
}

/** The fewest digits that read back as the same 32-bit float. */
function shortest(value: number): string {
  for (let digits = 6; digits < 9; digits++) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === value) return String(Number(text));
  }
  return String(Number(value.toPrecision(9)));
}

const level = (byte: number) => Math.round((byte / 255) * 10000) / 10000;

function joined(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
