import { MeshError } from '../mesh-error.ts';
import type { MeshFormat } from '../mesh.ts';
import { fileTypeOf } from '../mesh.ts';
import { decodeDraco } from '../draco/decode.ts';
import type { MeshVariant } from './detect.ts';
import { detectVariant } from './detect.ts';
import type { ReadLimits } from './limits.ts';
import { assertWithin, defaultLimits } from './limits.ts';
import { readObj } from './obj.ts';
import { plainText } from './plain-text.ts';
import { assertPlausible } from './plausible.ts';
import { plyBinaryStart } from './ply/ply-header.ts';
import { readPly } from './ply/ply.ts';
import type { ReadNote, ReadResult } from './read-result.ts';
import { readStlAscii } from './stl/stl-ascii.ts';
import { readStlBinary, STL_HEADER } from './stl/stl-binary.ts';
import { transferDamage } from './transfer-damage.ts';

export interface ReadOptions {
  limits?: Partial<ReadLimits>;
}

/**
 * Reads a mesh file of any supported format, chosen by content. The mesh is as the file has it (an STL is unwelded):
 * `cleanMesh` comes next.
 * @throws MeshError for everything that is not a whole, readable mesh; never returns a part of one.
 */
export async function readMesh(bytes: Uint8Array, fileName = '', options: ReadOptions = {}): Promise<ReadResult> {
  const limits = { ...defaultLimits, ...options.limits };
  assertWithin(bytes.length, limits.maxBytes, 'bytes');
  if (bytes.length === 0) throw new MeshError('empty');
  const { bytes: text, encoding } = plainText(bytes);
  const variant = detectVariant(bytes, text, fileName);
  const result = await readVariant(variant, bytes, text, fileName, limits).catch((error: unknown) => {
    throw transferred(variant, bytes) ?? error;
  });
  if (result.notes.some(({ code }) => code === 'strayBytes')) {
    const damage = transferred(variant, bytes);
    if (damage) throw damage;
  }
  result.notes.push(...nameNotes(fileName, result.format));
  if (encoding !== 'utf-8' && result.variant !== 'stl-binary') result.notes.push({ code: 'utf16', values: {} });
  return result;
}

/** What is to be said of a name that promises another format. */
export function nameNotes(fileName: string, format: MeshFormat): ReadNote[] {
  const named = fileTypeOf(fileName);
  return named && named !== format ? [{ code: 'formatDiffersFromName', values: { name: named, format } }] : [];
}

/** A conversion of the whole file says more than the first place where it shows. */
function transferred(variant: MeshVariant | undefined, bytes: Uint8Array): MeshError | undefined {
  const start = variant === 'ply' ? plyBinaryStart(bytes) : variant && binaryStart[variant];
  const detail = start === undefined ? undefined : transferDamage(bytes, start);
  return detail === undefined ? undefined : new MeshError('corrupt', { detail });
}

/** Behind what is text, or may hold some. */
const binaryStart: Partial<Record<MeshVariant, number>> = { 'stl-binary': STL_HEADER, drc: 11 };

async function readVariant(
  variant: MeshVariant | undefined,
  bytes: Uint8Array,
  text: Uint8Array,
  fileName: string,
  limits: ReadLimits,
): Promise<ReadResult> {
  switch (variant) {
    case 'stl-binary':
      return readStlBinary(bytes, limits);
    case 'stl-ascii':
      return readStlAscii(text, limits);
    case 'ply':
      return readPly(text, limits);
    case 'obj':
      return readObj(text, limits);
    case 'drc':
      return readDraco(bytes, limits);
    case undefined:
      throw new MeshError('unknownFormat', { name: fileTypeOf(fileName) || fileName || '?' });
  }
}

async function readDraco(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
  const mesh = await decodeDraco(bytes, { limits });
  assertPlausible(mesh, { binary: true, nonFiniteMeant: false });
  return { mesh, format: 'drc', variant: 'drc', notes: [] };
}
