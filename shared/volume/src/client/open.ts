import { groupSlices } from '../dicom/series.ts';
import { middleOf, openedSeries, type OpenedSeries } from '../series/choice.ts';
import { archiveKind, type ArchiveKind } from '../source/archive-kind.ts';
import { ARCHIVE_LIMITS, mayRefuse, UnpackedBytes, type ArchiveLimits } from '../source/archive-limits.ts';
import { bytesOfBlob, type BlobLike, type VolumeInput } from '../source/bytes.ts';
import type { BlobTicket, FileSource } from '../source/file-source.ts';
import { zipDirectory, type ZipEntry } from '../source/zip-directory.ts';
import { VolumeError } from '../volume-error.ts';
import type { VolumePool } from '../worker/pool.ts';
import type { OpenedFiles, OpenOptions, VolumeStep } from './api.ts';
import { HeaderReading } from './header-reading.ts';
import type { Task } from './task.ts';

/** Series beyond these are listed without a picture. */
const PICTURED = 64;
/** Stored and DEFLATE are read in place; the archive library knows the others. */
const PLAIN_METHODS = new Set([0, 8]);

/** What stays of the files that were opened: where each lies, and the series they make. */
export interface Opened {
  readonly sources: ReadonlyMap<string, FileSource>;
  readonly series: ReadonlyMap<string, OpenedSeries>;
  readonly files: OpenedFiles;
}

export async function openFiles(
  pool: VolumePool,
  task: Task,
  inputs: readonly VolumeInput[],
  { onProgress, limits = ARCHIVE_LIMITS }: OpenOptions,
): Promise<Opened> {
  const only = inputs.length === 1 ? inputs[0] : undefined;
  const kind = only ? archiveKind(await bytesOfBlob(only.blob).read(0, 16)) : null;
  const reading = new HeaderReading(
    pool,
    task,
    onProgress,
    only && kind ? mayRefuse(only.blob.size, limits) : Infinity,
  );
  if (only && kind) await addArchive(reading, only, kind, limits, { pool, task, onProgress });
  else reading.add(inputs.map(({ name, blob }) => ({ name, blob: handed(blob, pool) })));
  const { headers, setAside } = await reading.finish();
  const nested = setAside.find(({ reason }) => reason === 'nestedArchive');
  // Nothing else was found in it, so that is what there is to say.
  if (kind && nested && headers.length === 0) throw new VolumeError('nestedArchive', { file: nested.file });
  const grouped = groupSlices(headers);
  const series = grouped.series.map(openedSeries);
  const pictured = await withThumbnails(pool, task, series, reading.sources);
  // What belongs to no series need not be kept; the files of an archive are in memory.
  const used = new Set(headers.map(({ file }) => file));
  return {
    sources: new Map([...reading.sources].filter(([name]) => used.has(name))),
    series: new Map(pictured.map((each) => [each.choice.key, each])),
    files: {
      series: pictured.map(({ choice }) => choice),
      setAside: [...setAside, ...grouped.setAside].map((each) =>
        each.reason === 'nestedArchive' && !kind ? { ...each, reason: 'oneArchiveOnly' as const } : each,
      ),
      filesRead: reading.sources.size + reading.refused,
      archive: kind,
    },
  };
}

interface Helpers {
  readonly pool: VolumePool;
  readonly task: Task;
  readonly onProgress: ((step: VolumeStep, fraction: number) => void) | undefined;
}

async function addArchive(
  reading: HeaderReading,
  { blob }: VolumeInput,
  kind: ArchiveKind,
  limits: ArchiveLimits,
  { pool, task, onProgress }: Helpers,
): Promise<void> {
  const place = handed(blob, pool);
  if (kind === 'zip') {
    const entries = (await zipDirectory(bytesOfBlob(blob), limits.entries)).filter(({ directory }) => !directory);
    checkEntries(entries, blob.size, limits);
    if (entries.every(({ method }) => PLAIN_METHODS.has(method))) {
      reading.refuse(entries.filter(isTiny).map(({ name }) => ({ file: name, reason: 'notDicom' })));
      reading.add(entries.filter((entry) => !isTiny(entry)).map((entry) => ({ name: entry.name, blob: place, entry })));
      return;
    }
  }
  onProgress?.('extract', 0);
  await pool.run(
    'extract',
    { blob: place, limits },
    {
      signal: task,
      onProgress({ files, setAside, fraction }) {
        reading.add(files);
        reading.refuse(setAside);
        onProgress?.('extract', fraction);
      },
    },
  );
}

/** Too small to be anything; there may be very many of them. */
const isTiny = ({ size }: ZipEntry): boolean => size < 16;

/** @throws VolumeError encrypted, archiveTooLarge: by what the directory declares, before anything is unpacked. */
function checkEntries(entries: readonly ZipEntry[], packed: number, limits: ArchiveLimits): void {
  const locked = entries.find(({ encrypted }) => encrypted);
  if (locked) throw new VolumeError('encrypted', { file: locked.name });
  const unpacked = new UnpackedBytes(packed, limits);
  for (const { size, name } of entries) unpacked.add(size, name);
}

/** A blob as workers can have it: itself, or, where it cannot be cloned (Node's blobs of files), a number to ask by. */
function handed(blob: BlobLike, pool: VolumePool): BlobLike | BlobTicket {
  try {
    structuredClone(blob);
    return blob;
  } catch {
    return { ticket: pool.lend(blob), size: blob.size };
  }
}

async function withThumbnails(
  pool: VolumePool,
  task: Task,
  all: readonly OpenedSeries[],
  sources: ReadonlyMap<string, FileSource>,
): Promise<OpenedSeries[]> {
  return Promise.all(
    all.map(async (each, index) => {
      if (index >= PICTURED) return each;
      const header = middleOf(each);
      const input = { source: sources.get(header.file)!, slices: [{ index: 0, header }] };
      const thumbnail = await pool.run('thumbnail', input, { signal: task }).catch((error: VolumeError) => {
        // A picture that cannot be made is no reason to lose the series; a cancellation and a dead worker are.
        if (error.code === 'cancelled' || error.code === 'workerFailed') throw error;
        return null;
      });
      return { ...each, choice: { ...each.choice, thumbnail } };
    }),
  );
}
