import { bytesOfBlob, bytesOfPart, type BlobLike, type Bytes } from './bytes.ts';
import { InflatedBytes } from './inflated-bytes.ts';
import { readAhead } from './read-ahead.ts';
import { dataOf, type ZipEntry } from './zip-directory.ts';

/** A blob that could not be handed to a worker (Node's blobs of files cannot): the worker asks for its bytes by this number. */
export interface BlobTicket {
  readonly ticket: number;
  readonly size: number;
}

/** Where the bytes of a file stand: in a blob of its own, or in a zip that is read in place. */
export interface FileSource {
  readonly name: string;
  readonly blob: BlobLike | BlobTicket;
  readonly entry?: ZipEntry;
}

/** How the worker reads what it holds only a ticket of. */
export type AskBytes = (ticket: number, start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Files of one archive that are read together share what was read of it. */
export type SharedReads = Map<BlobLike | BlobTicket, Bytes>;

export function bytesOf(blob: BlobLike | BlobTicket, ask: AskBytes): Bytes {
  if ('arrayBuffer' in blob) return bytesOfBlob(blob);
  return { size: blob.size, read: (start, end) => ask(blob.ticket, start, Math.min(end, blob.size)) };
}

/**
 * The file's own bytes, inflated on the way where a zip deflated them, and no further than they are asked for. A deflated file
 * whose data ends early or is damaged gives fewer bytes than are asked for.
 * @param shared when the heads of many entries are read one after the other
 */
export function openSource({ blob, entry }: FileSource, ask: AskBytes, shared?: SharedReads): Bytes {
  if (!entry) return bytesOf(blob, ask);
  const outer = outerOf(blob, ask, shared);
  const stored = once(async (): Promise<Bytes> => {
    const { start, end } = await dataOf(outer, entry);
    return bytesOfPart(outer, start, end);
  });
  if (entry.method === 0)
    return { size: entry.size, read: async (start, end) => (await stored()).read(start, Math.min(end, entry.size)) };
  return new InflatedBytes(stored, entry.size);
}

function outerOf(blob: FileSource['blob'], ask: AskBytes, shared: SharedReads | undefined): Bytes {
  if (!shared) return bytesOf(blob, ask);
  const outer = shared.get(blob) ?? readAhead(bytesOf(blob, ask));
  shared.set(blob, outer);
  return outer;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
