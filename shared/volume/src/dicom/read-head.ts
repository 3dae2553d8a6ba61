import { bytesOfPart, type Bytes } from '../source/bytes.ts';
import { InflatedBytes } from '../source/inflated-bytes.ts';
import { VolumeError } from '../volume-error.ts';
import { metaOf } from './meta.ts';
import { DEFLATED, parse, type ParsedDicom } from './parse.ts';

/** Unpacking costs something, and this is enough to see that a file is no DICOM file. */
const GLANCE = 2 ** 12;
const FIRST = 2 ** 16;
/**
 * So much of a file is looked at, step by step. Most heads fit the first; an enhanced file of a thousand frames, or one with a
 * maker's own data, needs the second. Nobody's image begins behind the last.
 */
const HEADS = [FIRST, 2 ** 21, 2 ** 25] as const;

/** Where the deflated data set of a file begins. @returns nothing when it is not deflated */
export function deflatedFrom(head: Uint8Array): number | undefined {
  const { syntax, start } = metaOf(head);
  return syntax === DEFLATED ? start : undefined;
}

/** The file with its deflated part inflated as far as it is read; offsets count in that. */
export const inflatedFile = (file: Bytes, from: number): Bytes => {
  const body = new InflatedBytes(async () => bytesOfPart(file, from, file.size), Infinity);
  return {
    size: Infinity,
    async read(start, end) {
      const head = start < from ? await file.read(start, Math.min(end, from)) : new Uint8Array(0);
      if (end <= from) return head;
      const rest = await body.read(Math.max(0, start - from), end - from);
      if (head.length === 0) return rest;
      const both = new Uint8Array(head.length + rest.length);
      both.set(head);
      both.set(rest, head.length);
      return both;
    },
  };
};

/** What the reading of a head has cost. */
export interface HeadCost {
  /** Bytes that were read beyond the first step. */
  bytes: number;
}

/**
 * Reads a file up to its pixel data, and no more of it than that needs.
 * @param cost is added to, also when the file is refused.
 * @throws VolumeError notDicom, notAnImage, truncated, headTooLarge
 */
export async function readHead(file: Bytes, cost: HeadCost = { bytes: 0 }): Promise<ParsedDicom> {
  if (file.unpacks) {
    const glance = await file.read(0, GLANCE);
    if (glance.length === GLANCE) parse(glance, 'part');
  }
  const head = await file.read(0, FIRST);
  const from = deflatedFrom(head);
  if (from === undefined) return climb(file, head, cost);
  try {
    const inflated = inflatedFile(file, from);
    return await climb(inflated, await inflated.read(0, FIRST), cost, from);
  } catch (error) {
    // Some say that they are deflated and are not.
    if (!(error instanceof VolumeError) || error.code !== 'notDicom') throw error;
    return climb(file, head, cost);
  }
}

async function climb(file: Bytes, first: Uint8Array, cost: HeadCost, inflatedFrom?: number): Promise<ParsedDicom> {
  let head = first;
  for (const [step, length] of HEADS.entries()) {
    if (step > 0) {
      head = await file.read(0, length);
      cost.bytes += head.length;
    }
    const whole = head.length < length || length >= file.size;
    const found = parse(head, whole ? 'whole' : step === HEADS.length - 1 ? 'most' : 'part', inflatedFrom);
    if (found) return found;
  }
  throw new VolumeError('headTooLarge');
}
