import { MeshError } from '../../mesh-error.ts';
import type { PlyElement } from './ply-header.ts';
import type { PlyRows } from './ply-rows.ts';
import { roomFor } from './ply-rows.ts';
import { fourDigits, TextScanner } from '../text-scanner.ts';

const SPACE = 32;
const LF = 10;
const CR = 13;

/** Rows as text: one line a row, empty lines between rows allowed, nothing missing and nothing over in a line. */
export class PlyAsciiRows implements PlyRows {
  private readonly scan: TextScanner;

  constructor(bytes: Uint8Array, dataStart: number) {
    this.scan = new TextScanner(bytes, dataStart);
  }

  get spelledNonFinite(): boolean {
    return this.scan.spelledNonFinite;
  }

  position(): number {
    return this.scan.pos;
  }

  columns(element: PlyElement, slots: Int32Array, row: Float64Array, each: (index: number) => void): void {
    const { scan } = this;
    const width = element.properties.length;
    for (let i = 0; i < element.count; i++) {
      this.startRow(element, i);
      for (let k = 0; k < width; k++) {
        const slot = slots[k]!;
        if (slot < 0) scan.skipToken();
        else row[slot] = scan.number();
      }
      this.endRow();
      each(i);
    }
  }

  lists(
    element: PlyElement,
    list: number,
    slots: Int32Array,
    row: Float64Array,
    each: (index: number, values: Float64Array, length: number) => void,
  ): void {
    const { scan } = this;
    let values: Float64Array = new Float64Array(64);
    let length = 0;
    const onlyList = list === 0 && element.properties.length === 1;
    for (let i = 0; i < element.count; i++) {
      this.startRow(element, i);
      const plain = onlyList ? this.plainRow(values) : -1;
      if (plain >= 0) {
        each(i, values, plain);
        continue;
      }
      for (let k = 0; k < element.properties.length; k++) {
        if (k === list) {
          length = this.listLength();
          values = roomFor(values, length);
          for (let v = 0; v < length; v++) values[v] = scan.integer();
        } else if (element.properties[k]!.countType) {
          for (let left = this.listLength(); left > 0; left--) scan.skipToken();
        } else if (slots[k]! < 0) {
          scan.skipToken();
        } else {
          row[slots[k]!] = scan.number();
        }
      }
      this.endRow();
      each(i, values, length);
    }
  }

  skip(element: PlyElement): void {
    const none = new Int32Array(element.properties.length).fill(-1);
    this.lists(element, -1, none, new Float64Array(0), () => {});
  }

  /** Text after the last row: damage when it is a row, since then a count of the header is wrong. */
  stray(): number {
    if (!this.scan.skipBlank()) return 0;
    const line = this.scan.lineOf();
    const rest = this.scan.end - this.scan.pos;
    const text = this.scan.restOfLine(80);
    if (/^[-+.\d]/.test(text)) throw new MeshError('rowMismatch', { line, detail: 'more rows than declared' });
    return rest;
  }

  /**
   * Reads a row that is a list of plain whole numbers and nothing else, which is what nearly all faces are. Returns how
   * many, or -1 without having moved when the row is anything else or does not fit into `values`.
   */
  private plainRow(values: Float64Array): number {
    const { bytes, words, end } = this.scan;
    let p = this.scan.pos;
    let length = 0;
    for (let read = -1; read < length; read++) {
      while (bytes[p] === SPACE) p++;
      const start = p;
      let value = read >= 0 && p + 4 <= end ? fourDigits(words.getInt32(p, true)) : -1;
      if (value >= 0) p += 4;
      else value = 0;
      let c = bytes[p]!;
      while (c >= 48 && c <= 57) {
        value = value * 10 + (c - 48);
        c = bytes[++p]!;
      }
      if (p === start || p - start > 9 || c > SPACE) return -1;
      if (read >= 0) values[read] = value;
      else length = value;
      if (length > values.length) return -1;
    }
    while (bytes[p] === SPACE) p++;
    if (bytes[p] !== LF && bytes[p] !== CR) return -1;
    this.scan.pos = p;
    return length;
  }

  private startRow(element: PlyElement, index: number): void {
    if (this.scan.skipBlank()) return;
    throw new MeshError('truncated', { expected: element.count, found: index, what: `rows of '${element.name}'` });
  }

  private endRow(): void {
    const { scan } = this;
    if (!scan.atLineEnd()) throw new MeshError('rowMismatch', { line: scan.lineOf(), detail: 'too many values' });
  }

  private listLength(): number {
    const { scan } = this;
    const length = scan.integer();
    if (length < 0) throw new MeshError('rowMismatch', { line: scan.lineOf(), detail: 'a negative list length' });
    if (length * 2 - 1 > scan.end - scan.pos) {
      throw new MeshError('truncated', { expected: length, found: 'the end of the file', what: 'list values' });
    }
    return length;
  }
}
