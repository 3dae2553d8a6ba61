import { MeshError } from '../../mesh-error.ts';
import type { PlyElement, PlyHeader, PlyType } from './ply-header.ts';
import { plySizes } from './ply-header.ts';
import type { PlyRows } from './ply-rows.ts';
import { roomFor } from './ply-rows.ts';

/** Rows as packed binary values, no alignment. Fixed rows have been measured against the file before; lists are here. */
export class PlyBinaryRows implements PlyRows {
  readonly spelledNonFinite = false;
  private at: number;
  private readonly view: DataView;
  private readonly little: boolean;

  constructor(bytes: Uint8Array, header: PlyHeader) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = header.dataStart;
    this.little = header.encoding === 'le';
  }

  position(): number {
    return this.at;
  }

  columns(element: PlyElement, slots: Int32Array, row: Float64Array, each: (index: number) => void): void {
    const { view, little } = this;
    const wanted: { offset: number; slot: number; code: number }[] = [];
    let stride = 0;
    element.properties.forEach((property, k) => {
      if (slots[k]! >= 0) wanted.push({ offset: stride, slot: slots[k]!, code: codes[property.type] });
      stride += plySizes[property.type];
    });
    let at = this.at;
    for (let i = 0; i < element.count; i++) {
      for (let k = 0; k < wanted.length; k++) {
        const { offset, slot, code } = wanted[k]!;
        row[slot] = readByCode(view, at + offset, code, little);
      }
      at += stride;
      each(i);
    }
    this.at = at;
  }

  lists(
    element: PlyElement,
    list: number,
    slots: Int32Array,
    row: Float64Array,
    each: (index: number, values: Float64Array, length: number) => void,
  ): void {
    const { view, little } = this;
    const { properties } = element;
    let values: Float64Array = new Float64Array(64);
    let length = 0;
    for (let i = 0; i < element.count; i++) {
      for (let k = 0; k < properties.length; k++) {
        const property = properties[k]!;
        const size = plySizes[property.type];
        if (!property.countType) {
          this.need(size, element, i);
          if (slots[k]! >= 0) row[slots[k]!] = readByCode(view, this.at, codes[property.type], little);
          this.at += size;
          continue;
        }
        const n = this.listLength(property.countType, size, element, i);
        if (k === list) {
          length = n;
          values = roomFor(values, n);
          const code = codes[property.type];
          for (let v = 0; v < n; v++) values[v] = readByCode(view, this.at + v * size, code, little);
        }
        this.at += n * size;
      }
      each(i, values, length);
    }
  }

  skip(element: PlyElement): void {
    if (element.properties.some((property) => property.countType)) {
      const none = new Int32Array(element.properties.length).fill(-1);
      this.lists(element, -1, none, new Float64Array(0), () => {});
    } else {
      this.at += element.count * element.properties.reduce((sum, property) => sum + plySizes[property.type], 0);
    }
  }

  stray(): number {
    return this.view.byteLength - this.at;
  }

  private listLength(type: PlyType, size: number, element: PlyElement, index: number): number {
    this.need(plySizes[type], element, index);
    const n = readByCode(this.view, this.at, codes[type], this.little);
    this.at += plySizes[type];
    if (!(n >= 0) || n % 1 !== 0)
      throw new MeshError('corrupt', { detail: `row ${index} of '${element.name}': list length ${n}` });
    this.need(n * size, element, index);
    return n;
  }

  private need(bytes: number, element: PlyElement, index: number): void {
    if (this.at + bytes <= this.view.byteLength) return;
    throw new MeshError('truncated', { expected: element.count, found: index, what: `rows of '${element.name}'` });
  }
}

const codes: Record<PlyType, number> = {
  int8: 0,
  uint8: 1,
  int16: 2,
  uint16: 3,
  int32: 4,
  uint32: 5,
  float32: 6,
  float64: 7,
};

/** A switch stays fast where a table of closures would be called through the megamorphic path for every value. */
function readByCode(view: DataView, at: number, code: number, little: boolean): number {
  switch (code) {
    case 0:
      return view.getInt8(at);
    case 1:
      return view.getUint8(at);
    case 2:
      return view.getInt16(at, little);
    case 3:
      return view.getUint16(at, little);
    case 4:
      return view.getInt32(at, little);
    case 5:
      return view.getUint32(at, little);
    case 6:
      return view.getFloat32(at, little);
    default:
      return view.getFloat64(at, little);
  }
}
