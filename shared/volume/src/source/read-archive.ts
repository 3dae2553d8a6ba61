import libarchive, { type LibarchiveModule } from 'libarchive-wasm/dist/libarchive.js';
import { VolumeError } from '../volume-error.ts';
import { UnpackedBytes, type ArchiveLimits } from './archive-limits.ts';
import { archiveKind } from './archive-kind.ts';
import { sameName, sevenZipNames } from './seven-zip-names.ts';
import { UnpackedEntry } from './unpacked-entry.ts';
import { moduleOptions, startModule, type ModuleLocation } from './wasm.ts';

export interface ArchiveEntry {
  readonly name: string;
  /** Unpacked as it is read; good until the next entry comes. */
  readonly bytes: UnpackedEntry;
}

const REGULAR_FILE = 0x8000;
const PIECE = 2 ** 18;
/** The library holds the archive in memory of 2 GB at most, beside what it works with. */
const LARGEST_ARCHIVE = 1.75 * 2 ** 30;

/**
 * Unpacks an archive (rar 4 and 5, 7z, any zip) entry by entry, in the order in which they lie. Directories and links are skipped,
 * and what an entry declares is held against the limits before it is unpacked.
 * @param onEntry is waited for before the next entry; what it has not read is passed over.
 * @throws VolumeError archiveModule, archive, encrypted, archiveTooLarge, and what `onEntry` throws
 */
export async function readArchive(
  archive: Uint8Array,
  limits: ArchiveLimits,
  location: ModuleLocation,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  if (archive.length > LARGEST_ARCHIVE) throw new VolumeError('archiveTooLarge', { bytes: archive.length });
  const names =
    archiveKind(archive) === '7z'
      ? await sevenZipNames(archive, limits.entries, (small, most) => firstEntry(small, most, location))
      : undefined;
  // A fresh module each time: its memory never shrinks, and a damaged archive may leave it in disorder.
  const reader = bind(await load(location)).open(archive);
  const unpacked = new UnpackedBytes(archive.length, limits);
  let count = 0;
  for (;;) {
    const entry = guarded(() => reader.next());
    if (entry === undefined) break;
    count += 1;
    if (count > limits.entries) throw new VolumeError('archiveTooLarge', { entries: count });
    if (!entry.regular) continue;
    const name = sameName(entry.name ?? `file ${count}`, names?.[count - 1]);
    if (entry.encrypted) throw new VolumeError('encrypted', { file: name });
    unpacked.add(entry.size, name);
    let more = entry.size;
    const next = (bytes: number): Uint8Array<ArrayBuffer> => {
      const part = guarded(() => reader.read(bytes));
      more -= part.length;
      // It declared less than it holds.
      if (more < 0) unpacked.add(Math.min(part.length, -more), name);
      return part;
    };
    await onEntry({ name, bytes: new UnpackedEntry(next, entry.size) });
  }
  const trouble = reader.trouble();
  // A protected list of names ends the archive before its first entry.
  if (count === 0 || trouble) throw failure(trouble ?? 'no entries');
}

/** Unpacks the header of a 7z, see `sevenZipNames`. @returns at most one byte more than `most` */
async function firstEntry(archive: Uint8Array, most: number, location: ModuleLocation): Promise<Uint8Array> {
  const reader = bind(await load(location)).open(archive);
  if (!reader.next()) throw new VolumeError('archive');
  return new UnpackedEntry((bytes) => reader.read(bytes), most).read(0, most + 1);
}

async function load(location: ModuleLocation): Promise<LibarchiveModule> {
  try {
    return await startModule(location, async () => libarchive(await moduleOptions(location)));
  } catch (cause) {
    throw new VolumeError('archiveModule', { detail: String(cause) });
  }
}

const failure = (text: string): VolumeError =>
  new VolumeError(/crypt|passphrase|password/i.test(text) ? 'encrypted' : 'archive', { detail: text });

/** What the library itself throws (memory, a trap) is a damaged archive. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof VolumeError ? cause : failure(String(cause));
  }
}

interface Reader {
  next(): { name: string | null; size: number; regular: boolean; encrypted: boolean } | undefined;
  read(bytes: number): Uint8Array<ArrayBuffer>;
  trouble(): string | null;
}

/** The few functions that are needed, with errors as exceptions. The module is left to the garbage collector when done. */
function bind(module: LibarchiveModule): { open(archive: Uint8Array): Reader } {
  const open = module.cwrap('archive_read_new_memory', 'number', ['number', 'number', 'string']);
  const next = module.cwrap('archive_read_next_entry', 'number', ['number']);
  const read = module.cwrap('archive_read_data', 'number', ['number', 'number', 'number']) as (
    ...values: number[]
  ) => number;
  const trouble = module.cwrap('archive_error_string', 'string', ['number']) as (archive: number) => string | null;
  const nameOf = module.cwrap('archive_entry_pathname_utf8', 'string', ['number']) as (entry: number) => string | null;
  const typeOf = module.cwrap('archive_entry_filetype', 'number', ['number']) as (entry: number) => number;
  const sizeOf = module.cwrap('archive_entry_size', 'number', ['number']) as (entry: number) => number | bigint;
  const isEncrypted = module.cwrap('archive_entry_is_encrypted', 'number', ['number']) as (entry: number) => number;
  return {
    open(archive) {
      const pointer = module._malloc(archive.length);
      if (pointer === 0) throw new VolumeError('archiveTooLarge', { bytes: archive.length });
      module.HEAPU8.set(archive, pointer);
      const handle = (open as (...values: unknown[]) => number)(pointer, archive.length, null);
      if (handle === 0) throw new VolumeError('archive');
      const buffer = module._malloc(PIECE);
      return {
        next() {
          const entry = (next as (archive: number) => number)(handle);
          if (entry === 0) return undefined;
          return {
            name: nameOf(entry),
            size: Math.max(0, Number(sizeOf(entry))),
            regular: (typeOf(entry) & 0xf000) === REGULAR_FILE,
            encrypted: isEncrypted(entry) !== 0,
          };
        },
        read(bytes) {
          const count = read(handle, buffer, Math.min(bytes, PIECE));
          if (count < 0) throw failure(trouble(handle) ?? 'damaged');
          return module.HEAPU8.slice(buffer, buffer + count);
        },
        trouble: () => trouble(handle) || null,
      };
    },
  };
}
