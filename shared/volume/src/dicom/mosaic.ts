import type { DataSet } from 'dicom-parser';

/** Siemens puts all slices of a moment side by side into one image, and says how many in its own elements. */
const COUNT = 'x0019100a';
const CSA_HEADERS = ['x00291010', 'x00291110', 'x00291210'] as const;
const NAME = 'NumberOfImagesInMosaic';
/** Of an entry of the CSA header: name, multiplicity, representation, type, items; then for each item four numbers and its text. */
const [ITEMS_AT, LENGTH_AT, TEXT_AT] = [64 + 4 + 4 + 4, 64 + 20, 64 + 20 + 16];

/** Whether an image is a mosaic of slices: by its type, or, where that was taken out, by the number of its tiles. */
export function isMosaic(data: DataSet): boolean {
  const types = (data.string('x00080008') ?? '').split('\\');
  if (types.some((type) => type.trim() === 'MOSAIC')) return true;
  if (!(data.string('x00080070') ?? '').toUpperCase().includes('SIEMENS')) return false;
  return tilesOf(data) > 1;
}

function tilesOf(data: DataSet): number {
  const declared = data.elements[COUNT]?.length === 2 ? (data.uint16(COUNT) ?? 0) : 0;
  return Math.max(declared, ...CSA_HEADERS.map((tag) => tilesInHeader(data, tag)));
}

function tilesInHeader(data: DataSet, tag: string): number {
  const element = data.elements[tag];
  if (!element) return 0;
  const bytes = data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length) as Uint8Array;
  const at = indexOf(bytes, NAME);
  if (at < 0 || at + TEXT_AT > bytes.length) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getInt32(at + ITEMS_AT, true) < 1) return 0;
  const length = view.getInt32(at + LENGTH_AT, true);
  if (length < 1 || length > 16) return 0;
  return (
    Number.parseInt(new TextDecoder('latin1').decode(bytes.subarray(at + TEXT_AT, at + TEXT_AT + length)), 10) || 0
  );
}

function indexOf(bytes: Uint8Array, name: string): number {
  const first = name.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if ([...name].every((letter, n) => bytes[at + n] === letter.charCodeAt(0))) return at;
  return -1;
}
