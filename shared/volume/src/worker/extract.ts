import { readHeaders, type HeadCost } from '../dicom/slice.ts';
import type { SetAside } from '../dicom/series.ts';
import { mayRefuse } from '../source/archive-limits.ts';
import { bytesOf, type FileSource } from '../source/file-source.ts';
import { readArchive } from '../source/read-archive.ts';
import { VolumeError } from '../volume-error.ts';
import type { WorkContext } from './jobs.ts';
import type { VolumeJobs } from './messages.ts';
import { reasonOf } from './reason-of.ts';

/** Files that are handed on at once. */
const BATCH = 8;

/**
 * Unpacks an archive and hands its files on in batches, while the rest is still unpacking. A file is unpacked no further than its
 * first kilobytes when these say that it is no image.
 */
export async function extract({ blob, limits }: VolumeJobs['extract']['input'], context: WorkContext): Promise<void> {
  const source = bytesOf(blob, context.ask);
  const archive = await source.read(0, source.size);
  let files: FileSource[] = [];
  let setAside: SetAside[] = [];
  let seen = 0;
  let refused = 0;
  const mostRefused = mayRefuse(archive.length, limits);
  const flush = (fraction: number): Promise<void> => {
    const piece = { files, setAside, fraction };
    [files, setAside] = [[], []];
    return context.piece(piece, []);
  };
  await readArchive(archive, limits, context.libarchive, async ({ name, bytes }) => {
    const cost: HeadCost = { bytes: 0 };
    try {
      await readHeaders(bytes, name, cost);
      files.push({ name, blob: await bytes.blob(() => context.breathe()) });
    } catch (error) {
      if (!(error instanceof VolumeError) || stopping.has(error.code)) throw error;
      setAside.push(await reasonOf(error, bytes, name));
      refused += cost.bytes;
      if (refused > mostRefused) throw new VolumeError('archiveTooLarge', { file: name, unpacked: refused });
    }
    seen += bytes.unpacked;
    // How much there is nobody knows before the end; a scan shrinks to about a third.
    if (files.length + setAside.length >= BATCH) await flush(Math.min(0.95, seen / (archive.length * 3)));
  });
  await flush(1);
}

/** What is wrong with the archive, and not with one of its files. */
const stopping: ReadonlySet<string> = new Set(['archive', 'archiveTooLarge', 'encrypted', 'cancelled']);
