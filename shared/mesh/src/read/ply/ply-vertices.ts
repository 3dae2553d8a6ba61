import { MeshError } from '../../mesh-error.ts';
import type { PlyElement, PlyType } from './ply-header.ts';
import type { PlyRows } from './ply-rows.ts';

const positionNames = [['x'], ['y'], ['z']];
const normalNames = [
  ['nx', 'normal_x'],
  ['ny', 'normal_y'],
  ['nz', 'normal_z'],
];
export const colorNames = [
  ['red', 'r', 'diffuse_red'],
  ['green', 'g', 'diffuse_green'],
  ['blue', 'b', 'diffuse_blue'],
];

/** What one unit of a stored colour is in 0-255: whole bytes, 16-bit values, or floats from 0 to 1. */
export function colorScale(type: PlyType): number {
  if (type === 'float32' || type === 'float64') return 255;
  return type === 'uint16' || type === 'int16' ? 255 / 65535 : 1;
}

export const toByte = (value: number) => (value >= 255 ? 255 : value > 0 ? Math.round(value) : 0);

/** The numbers of the columns with one of these names each, or undefined when one is missing. */
export function findColumns(element: PlyElement, names: readonly string[][]): number[] | undefined {
  const found = names.map((any) => element.properties.findIndex((p) => !p.countType && any.includes(p.name)));
  return found.includes(-1) ? undefined : found;
}

/** The vertex element: positions, and normals and colours where all three components are there. */
export class PlyVertices {
  readonly count: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array | undefined;
  readonly colors: Uint8Array | undefined;
  private readonly element: PlyElement;

  constructor(element: PlyElement) {
    this.element = element;
    this.count = element.count;
    if (!findColumns(element, positionNames)) {
      throw new MeshError('corrupt', { detail: 'the vertices have no x, y and z' });
    }
    this.positions = new Float32Array(element.count * 3);
    if (findColumns(element, normalNames)) this.normals = new Float32Array(element.count * 3);
    if (findColumns(element, colorNames)) this.colors = new Uint8Array(element.count * 3);
  }

  read(rows: PlyRows): void {
    const { element, positions, normals, colors } = this;
    const slots = new Int32Array(element.properties.length).fill(-1);
    [positionNames, normalNames, colorNames].forEach((names, group) =>
      findColumns(element, names)?.forEach((column, k) => (slots[column] = group * 3 + k)),
    );
    const colorColumn = findColumns(element, colorNames)?.[0];
    const scale = colorColumn === undefined ? 1 : colorScale(element.properties[colorColumn]!.type);
    const row = new Float64Array(9);
    const store = (index: number) => {
      const at = index * 3;
      positions[at] = row[0]!;
      positions[at + 1] = row[1]!;
      positions[at + 2] = row[2]!;
      if (normals) {
        normals[at] = row[3]!;
        normals[at + 1] = row[4]!;
        normals[at + 2] = row[5]!;
      }
      if (colors) {
        colors[at] = toByte(row[6]! * scale);
        colors[at + 1] = toByte(row[7]! * scale);
        colors[at + 2] = toByte(row[8]! * scale);
      }
    };
    if (element.properties.some((p) => p.countType)) rows.lists(element, -1, slots, row, store);
    else rows.columns(element, slots, row, store);
  }
}
