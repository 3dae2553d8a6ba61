import { MeshError } from '../../mesh-error.ts';
import { TextScanner } from '../text-scanner.ts';

export type PlyType = 'int8' | 'uint8' | 'int16' | 'uint16' | 'int32' | 'uint32' | 'float32' | 'float64';

export interface PlyProperty {
  name: string;
  type: PlyType;
  /** Set for lists: the type of the length that precedes the values. */
  countType?: PlyType;
}

export interface PlyElement {
  name: string;
  count: number;
  properties: PlyProperty[];
}

export interface PlyHeader {
  encoding: 'ascii' | 'le' | 'be';
  elements: PlyElement[];
  /** Lines that are none of the format's. */
  uncommented: number;
  /** Where the rows start. */
  dataStart: number;
}

const types: Record<string, PlyType> = {
  char: 'int8',
  int8: 'int8',
  uchar: 'uint8',
  uint8: 'uint8',
  bool: 'uint8',
  short: 'int16',
  int16: 'int16',
  ushort: 'uint16',
  uint16: 'uint16',
  int: 'int32',
  int32: 'int32',
  uint: 'uint32',
  uint32: 'uint32',
  float: 'float32',
  float32: 'float32',
  double: 'float64',
  float64: 'float64',
};

export const plySizes: Record<PlyType, number> = {
  int8: 1,
  uint8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  uint32: 4,
  float32: 4,
  float64: 8,
};

const encodings: Record<string, PlyHeader['encoding']> = {
  ascii: 'ascii',
  binary_little_endian: 'le',
  binary_big_endian: 'be',
};

/** A header is a page of text at most; a longer one is damage (and must not be scanned without end). */
const MAX_HEADER = 256 * 1024;

export function readPlyHeader(bytes: Uint8Array): PlyHeader {
  const scan = new TextScanner(bytes.length > MAX_HEADER ? bytes.subarray(0, MAX_HEADER) : bytes);
  scan.skipLine();
  let encoding: PlyHeader['encoding'] | undefined;
  const elements: PlyElement[] = [];
  let uncommented = 0;
  while (scan.pos < scan.end) {
    const words = scan.restOfLine().split(/\s+/);
    const line = words.join(' ').slice(0, 80);
    if (words[0] === 'end_header') {
      if (!encoding) throw new MeshError('corrupt', { detail: 'the header has no format line' });
      return { encoding, elements, uncommented, dataStart: scan.pos };
    }
    if (words[0] === 'format') {
      encoding = encodings[words[1] ?? ''];
      if (!encoding) throw new MeshError('corrupt', { detail: `unknown format in '${line}'` });
    } else if (words[0] === 'element') {
      elements.push({ name: words[1] ?? '', count: elementCount(words[2], line), properties: [] });
    } else if (words[0] === 'property') {
      const element = elements.at(-1);
      if (!element) throw new MeshError('corrupt', { detail: `'${line}' belongs to no element` });
      element.properties.push(property(words, line));
    } else if (words[0] !== 'comment' && words[0] !== 'obj_info' && words[0] !== '') {
      // Blender 2.47 names itself without that word. Behind the first element such a line may be one that was damaged.
      if (!encoding || elements.length > 0) throw new MeshError('corrupt', { detail: `unknown header line '${line}'` });
      uncommented++;
    }
  }
  throw new MeshError('truncated', { expected: 'end_header', found: 'the end of the header', what: 'text' });
}

/** Where the rows of a binary file start; undefined for text, and where the header cannot be read. */
export function plyBinaryStart(bytes: Uint8Array): number | undefined {
  try {
    const { encoding, dataStart } = readPlyHeader(bytes);
    return encoding === 'ascii' ? undefined : dataStart;
  } catch {
    return undefined;
  }
}

function elementCount(word: string | undefined, line: string): number {
  if (!word || !/^\d{1,15}$/.test(word)) throw new MeshError('corrupt', { detail: `no count in '${line}'` });
  return Number(word);
}

function property(words: string[], line: string): PlyProperty {
  if (words[1] === 'list') {
    const countType = types[words[2] ?? ''];
    const type = types[words[3] ?? ''];
    if (!countType || !type || !words[4]) throw new MeshError('corrupt', { detail: `unknown property '${line}'` });
    return { name: words[4], type, countType };
  }
  const type = types[words[1] ?? ''];
  if (!type || !words[2]) throw new MeshError('corrupt', { detail: `unknown property '${line}'` });
  return { name: words[2], type };
}
