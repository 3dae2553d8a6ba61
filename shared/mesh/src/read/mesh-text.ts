import { detectVariant } from './detect.ts';
import type { ReadLimits } from './limits.ts';
import { assertWithin, defaultLimits } from './limits.ts';
import { ObjReader } from './obj.ts';
import { plainText } from './plain-text.ts';
import { nameNotes } from './read-mesh.ts';
import type { ReadResult } from './read-result.ts';

const LF = 10;
const CR = 13;
const BACKSLASH = 92;

/** A mesh that is read while its file comes in. */
export interface MeshText {
  /** The next bytes of the file, cut anywhere; they may be overwritten afterwards. @throws MeshError */
  push(part: Uint8Array): void;
  /** @throws MeshError */
  finish(): ReadResult;
}

/**
 * For files that can be read in parts, so that their text is never in memory as a whole: OBJ, unless it is UTF-16.
 * Undefined for all others, which `readMesh` takes.
 * @param head the first bytes of the file, some kilobytes; they are pushed again with the rest
 * @param size of the whole file in bytes
 * @throws MeshError `tooLarge`
 */
export function openMeshText(
  head: Uint8Array,
  size: number,
  fileName = '',
  limits: ReadLimits = defaultLimits,
): MeshText | undefined {
  const { bytes, encoding } = plainText(head);
  if (encoding !== 'utf-8' || head.length === size || detectVariant(head, bytes, fileName) !== 'obj') return undefined;
  assertWithin(size, limits.maxBytes, 'bytes');
  const reader = new ObjReader(limits, size);
  let pending: Uint8Array[] = [];
  let mark = head.length - bytes.length;
  const lines = (part: Uint8Array, last: boolean): void => {
    reader.lines(joined([...pending, part]), last);
    pending = [];
  };
  return {
    push(given) {
      const part = given.subarray(mark);
      mark = Math.max(0, mark - given.length);
      const end = endOfLines(part);
      if (end > 0) lines(part.subarray(0, end), false);
      if (end < part.length) pending.push(part.slice(end));
    },
    finish() {
      lines(new Uint8Array(0), true);
      const result = reader.finish();
      result.notes.push(...nameNotes(fileName, result.format));
      return result;
    },
  };
}

/** Behind the last line that is known to end in these bytes: 0 when none is. */
function endOfLines(part: Uint8Array): number {
  for (let p = part.length - 1; p >= 0; p--) {
    if (part[p] !== LF && (part[p] !== CR || p === part.length - 1)) continue;
    const before = part[p] === LF && part[p - 1] === CR ? p - 2 : p - 1;
    // A continued line is none yet; nor is one of which only the end is here.
    if (before >= 0 && part[before] !== BACKSLASH) return p + 1;
  }
  return 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
