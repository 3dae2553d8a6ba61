import type { ObjectFiles } from './object-files.ts';
import type { ObjectPart } from './object-index.ts';

/** The bytes from `start` to `end`, both inclusive, of files that follow one another. */
export async function* joinParts(
  files: Pick<ObjectFiles, 'read'>,
  parts: readonly ObjectPart[],
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for (const { blob, size } of parts) {
    const first = Math.max(start - offset, 0);
    const last = Math.min(end - offset, size - 1);
    offset += size;
    if (first <= last) yield* files.read(blob, first, last) as AsyncIterable<Uint8Array>;
  }
}
