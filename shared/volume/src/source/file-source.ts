import { bytesOfBlob, type BlobLike, type Bytes } from './bytes.ts';
import { inflateExactly, inflateUpTo } from './inflate.ts';
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

export function bytesOf(blob: BlobLike | BlobTicket, ask: AskBytes): Bytes {
  if ('arrayBuffer' in blob) return bytesOfBlob(blob);
  return { size: blob.size, read: (start, end) => ask(blob.ticket, start, Math.min(end, blob.size)) };
}

/** The file's own bytes, inflated on the way where a zip deflated them. */
export function openSource(source: FileSource, ask: AskBytes): Bytes {
  const outer = bytesOf(source.blob, ask);
  const { entry } = source;
  if (!entry) return outer;
  const place = once(() => dataOf(outer, entry));
  if (entry.method === 0)
    return {
      size: entry.size,
      read: async (start, end) => {
        const data = await place();
        return outer.read(data.start + start, Math.min(data.start + end, data.end));
      },
    };
  const whole = once(async () => {
    const { start, end } = await place();
    return inflateExactly(await outer.read(start, end), entry.size, 'archive', entry.name);
  });
  return {
    size: entry.size,
    async read(start, end) {
      // The head of a file is asked for first, and often nothing else.
      if (start > 0 || end >= entry.size || whole.begun()) return (await whole()).slice(start, end);
      const data = await place();
      // DEFLATE never needs more input than output, but for a few bytes a block.
      return inflateUpTo(await outer.read(data.start, Math.min(data.end, data.start + end + 1024)), end).bytes;
    },
  };
}

function once<T>(work: () => Promise<T>): (() => Promise<T>) & { begun(): boolean } {
  let result: Promise<T> | undefined;
  return Object.assign(() => (result ??= work()), { begun: () => result !== undefined });
}
