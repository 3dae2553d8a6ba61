import type { FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { openPlain, type FilePath } from './plain-file.ts';

export type FileKind = 'mesh' | 'photo' | 'dicom' | 'packed' | 'archive' | 'unknown';

const HEAD = 4096;
/** Where the directory of a zip lies; a packed volume has few entries. */
const ZIP_TAIL = 128 * 1024;

const byName: Readonly<Record<string, FileKind>> = {
  ...kinds('mesh', 'stl ply obj drc'),
  ...kinds('photo', 'jpg jpeg png bmp tif tiff webp heic'),
  ...kinds('dicom', 'dcm dicom ima'),
  ...kinds('archive', 'zip rar 7z'),
};

function kinds(kind: FileKind, endings: string): Record<string, FileKind> {
  return Object.fromEntries(endings.split(' ').map((ending) => [`.${ending}`, kind]));
}

/**
 * What a file is by its first bytes; its name decides only where these leave it open. Reads no more than a few pages.
 * @param name as it is shown: its ending counts
 * @throws FileProblem notAFile
 */
export async function kindOf(path: FilePath, name: string): Promise<FileKind> {
  const file = await openPlain(path);
  try {
    const head = await readAt(file, 0, HEAD);
    const kind = kindOfHead(head);
    const { size } = await file.stat();
    if (kind === 'archive' && head[0] === 0x50) {
      const tail = await readAt(file, Math.max(0, size - ZIP_TAIL), ZIP_TAIL);
      return tail.includes('desc.json') && tail.includes('.ls') ? 'packed' : 'archive';
    }
    if (kind === undefined && (isBinaryStl(head, size) || isObj(head))) return 'mesh';
    return kind ?? byName[extname(name).toLowerCase()] ?? 'unknown';
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const starts = (head: Buffer, ...marks: string[]): boolean =>
  marks.some((mark) => head.subarray(0, mark.length).equals(Buffer.from(mark, 'latin1')));

function kindOfHead(head: Buffer): FileKind | undefined {
  if (head.toString('latin1', 128, 132) === 'DICM' || isBareDicom(head)) return 'dicom';
  if (starts(head, 'PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c')) return 'archive';
  if (starts(head, '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'II*\0', 'MM\0*') || isBitmap(head) || isWebp(head))
    return 'photo';
  if (isHeic(head)) return 'photo';
  if (starts(head, 'DRACO', 'ply\n', 'ply\r') || /^\s*solid\s/i.test(head.toString('latin1', 0, 64))) return 'mesh';
  return undefined;
}

/** A file without preamble begins with an element of group 2 or 8, in either order of bytes. */
function isBareDicom(head: Buffer): boolean {
  if (head.length < 8) return false;
  const little = head.readUInt16LE(0);
  const big = head.readUInt16BE(0);
  const element = (little === 2 || little === 8 ? head.readUInt16LE(2) : head.readUInt16BE(2)) <= 0x20;
  return element && [little, big].some((group) => group === 2 || group === 8);
}

/** Two letters are too few to go by: the size of the second header must be one of those there are. */
const isBitmap = (head: Buffer): boolean =>
  starts(head, 'BM') && head.length > 18 && [12, 16, 40, 52, 56, 64, 108, 124].includes(head.readUInt32LE(14));

const isWebp = (head: Buffer): boolean => starts(head, 'RIFF') && head.toString('latin1', 8, 12) === 'WEBP';

const isHeic = (head: Buffer): boolean =>
  head.toString('latin1', 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cmxs]|mif1|msf1)$/.test(head.toString('latin1', 8, 12));

const STL_HEADER = 84;
const STL_RECORD = 50;

/** A binary STL has no mark; that its count agrees with its size is one. */
function isBinaryStl(head: Buffer, size: number): boolean {
  if (head.length < STL_HEADER) return false;
  const triangles = head.readUInt32LE(STL_HEADER - 4);
  return triangles > 0 && STL_HEADER + triangles * STL_RECORD === size;
}

const beforeVertices = /^(#|(o|g|s|mtllib|usemtl)\s|$)/;
const vertex = /^v\s+[-+.\d]\S*\s+[-+.\d]\S*\s+[-+.\d]/;

/** The first line that says something is a vertex. */
function isObj(head: Buffer): boolean {
  const lines = head
    .toString('latin1')
    .split(/[\r\n]+/)
    .map((line) => line.trim());
  return vertex.test(lines.find((line) => !beforeVertices.test(line)) ?? '');
}
