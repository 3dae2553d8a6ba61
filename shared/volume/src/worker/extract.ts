import type { SetAside } from '../dicom/series.ts';
import type { BlobLike } from '../source/bytes.ts';
import { bytesOf, type FileSource } from '../source/file-source.ts';
import { readArchive } from '../source/read-archive.ts';
import type { WorkContext } from './jobs.ts';
import type { VolumeJobs } from './messages.ts';

/** Browsers, their workers and Node have it; kept in a blob, the files of an archive need not stay in memory. */
declare const Blob: new (parts: readonly Uint8Array[]) => BlobLike;

/** Files that are handed on at once. */
const BATCH = 8;

/** Unpacks an archive and hands its files on in batches, while the rest is still unpacking. */
export async function extract({ blob, limits }: VolumeJobs['extract']['input'], context: WorkContext): Promise<void> {
  const source = bytesOf(blob, context.ask);
  const archive = await source.read(0, source.size);
  let files: FileSource[] = [];
  let setAside: SetAside[] = [];
  let seen = 0;
  const flush = (fraction: number): Promise<void> => {
    const piece = { files, setAside, fraction };
    [files, setAside] = [[], []];
    return context.piece(piece, []);
  };
  await readArchive(archive, limits, context.libarchive, async ({ name, bytes }) => {
    seen += bytes.length;
    if (bytes.length === 0) setAside.push({ file: name, reason: 'notDicom' });
    else files.push({ name, blob: new Blob([bytes]) });
    // How much there is nobody knows before the end; a scan shrinks to about a third.
    if (files.length >= BATCH) await flush(Math.min(0.95, seen / (archive.length * 3)));
  });
  await flush(1);
}
