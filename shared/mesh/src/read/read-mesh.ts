import { MeshError } from '../mesh-error.ts';
import { fileTypeOf } from '../mesh.ts';
import { decodeDraco } from '../draco/decode.ts';
import { detectVariant } from './detect.ts';
import type { ReadLimits } from './limits.ts';
import { assertWithin, defaultLimits } from './limits.ts';
import { readObj } from './obj.ts';
import { plainText } from './plain-text.ts';
import { readPly } from './ply.ts';
import type { ReadResult } from './read-result.ts';
import { readStlAscii } from './stl-ascii.ts';
import { readStlBinary } from './stl-binary.ts';

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
  const result = await readVariant(variant, bytes, text, fileName, limits);
  const named = fileTypeOf(fileName);
  if (named && named !== result.format) {
    result.notes.push({ code: 'formatDiffersFromName', values: { name: named, format: result.format } });
  }
  if (encoding !== 'utf-8' && result.variant !== 'stl-binary') result.notes.push({ code: 'utf16', values: {} });
  return result;
}

async function readVariant(
  variant: ReturnType<typeof detectVariant>,
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
      return { mesh: await decodeDraco(bytes, { limits }), format: 'drc', variant: 'drc', notes: [] };
    default:
      throw new MeshError('unknownFormat', { name: fileTypeOf(fileName) || fileName || '?' });
  }
}
