import { readHeaders, type HeadCost } from '../dicom/slice.ts';
import type { Bytes } from '../source/bytes.ts';
import { openSource, type SharedReads } from '../source/file-source.ts';
import { VolumeError } from '../volume-error.ts';
import type { WorkContext } from './jobs.ts';
import type { FileHeaders, VolumeJobs } from './messages.ts';
import { reasonOf } from './reason-of.ts';

/** Reads beyond this wait for each other, so that a worker holds one long head at a time. */
const LONG = 2 ** 16;

/**
 * The heads of some files, or why each is none.
 * @throws VolumeError archiveTooLarge when files that are none have cost too much
 */
export async function headersOfFiles(
  { files, mostRefused }: VolumeJobs['headers']['input'],
  context: WorkContext,
): Promise<FileHeaders[]> {
  const shared: SharedReads = new Map();
  const turns = new Turns();
  let refused = 0;
  return Promise.all(
    files.map(async (source) => {
      const bytes = openSource(source, context.ask, shared);
      const waiting = turns.forReads(bytes, () => {
        if (refused > mostRefused) throw new VolumeError('archiveTooLarge', { file: source.name, unpacked: refused });
      });
      const cost: HeadCost = { bytes: 0 };
      try {
        return { headers: await readHeaders(waiting.bytes, source.name, cost), setAside: [], refusedBytes: 0 };
      } catch (error) {
        if (!(error instanceof VolumeError) || error.code === 'archiveTooLarge') throw error;
        refused += cost.bytes;
        return { headers: [], setAside: [await reasonOf(error, bytes, source.name)], refusedBytes: cost.bytes };
      } finally {
        waiting.done();
      }
    }),
  );
}

/** One file after the other, for those that need long reads. */
class Turns {
  private last: Promise<void> = Promise.resolve();

  /** The same bytes, whose first long read waits for its turn and keeps it until `done`. */
  forReads(bytes: Bytes, check: () => void): { bytes: Bytes; done: () => void } {
    let begin: Promise<void> | undefined;
    let done = (): void => undefined;
    const take = (): Promise<void> => {
      const before = this.last;
      this.last = new Promise((resolve) => (done = resolve));
      return before;
    };
    return {
      bytes: {
        ...(bytes.unpacks ? { unpacks: true } : {}),
        size: bytes.size,
        async read(start, end) {
          if (end - start > LONG) {
            await (begin ??= take());
            check();
          }
          return bytes.read(start, end);
        },
      },
      done: () => done(),
    };
  }
}
