import { fileTypeOf } from '../mesh.ts';
import { isObjWord } from './obj.ts';
import { declaredStlTriangles, STL_HEADER, STL_RECORD } from './stl/stl-binary.ts';
import { TextScanner } from './text-scanner.ts';

export type MeshVariant = 'stl-binary' | 'stl-ascii' | 'ply' | 'obj' | 'drc';

/**
 * What a file is by its content; the name only decides where the content leaves it open (a binary STL that is
 * truncated has no mark at all). `text` is the content narrowed to plain text, `bytes` the file as it is.
 */
export function detectVariant(bytes: Uint8Array, text: Uint8Array, fileName: string): MeshVariant | undefined {
  if (startsWith(bytes, 'DRACO')) return 'drc';
  if (startsWith(text, 'ply') && (text[3] === 10 || text[3] === 13 || text[3] === 32)) return 'ply';
  const declared = declaredStlTriangles(bytes);
  if (declared > 0 && STL_HEADER + declared * STL_RECORD === bytes.length) return 'stl-binary';
  const isText = looksLikeText(text);
  if (isText && startsWithSolid(text)) return 'stl-ascii';
  if (isText && startsLikeObj(text)) return 'obj';
  // A binary STL whose length does not agree with its count: the reader says what is wrong with it.
  if (!isText && declared >= 0 && fileTypeOf(fileName) === 'stl') return 'stl-binary';
  return undefined;
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  for (let k = 0; k < mark.length; k++) if (bytes[k] !== mark.charCodeAt(k)) return false;
  return true;
}

function startsWithSolid(text: Uint8Array): boolean {
  const scan = new TextScanner(text);
  return scan.skipBlank() && /^solid$/i.test(scan.peekToken());
}

/** Text has no control bytes besides white space; names in any encoding are allowed (bytes of 128 and more). */
function looksLikeText(bytes: Uint8Array): boolean {
  const sample = Math.min(bytes.length, 4096);
  for (let p = 0; p < sample; p++) {
    const c = bytes[p]!;
    if (c < 9 || (c > 13 && c < 32) || c === 127) return false;
  }
  return true;
}

/** The first line that is neither empty nor a comment starts with a word of the format. */
function startsLikeObj(text: Uint8Array): boolean {
  const scan = new TextScanner(text);
  let comments = 0;
  while (scan.skipBlank()) {
    if (scan.bytes[scan.pos] !== 35) return isObjWord(scan.peekToken());
    scan.skipLine();
    comments++;
  }
  return comments > 0;
}
