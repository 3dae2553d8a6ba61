import { UnpackedBytes } from '../source/archive-limits.ts';
import { bytesOfArray } from '../source/bytes.ts';
import { dataOf, zipDirectory, type ZipEntry } from '../source/zip-directory.ts';
import { VolumeError } from '../volume-error.ts';
import { chunkHeader, slicesOf } from './chunk.ts';
import { LARGEST_DESCRIPTOR, parseDescriptor, type Descriptor } from './descriptor.ts';
import { bytesOfAll, checkVoxels, PACKAGE_LIMITS } from './package-limits.ts';

/** An entry of a package as it stands in the zip. */
export interface StoredEntry {
  readonly entry: ZipEntry;
  readonly bytes: Uint8Array;
}

/** Gives the bytes of an entry, inflated and compared with its checksum where that is wanted. @throws VolumeError chunkDamaged */
export type LoadEntry = (stored: StoredEntry) => Promise<Uint8Array>;

export interface VolumePackage {
  readonly descriptor: Descriptor;
  /** Every slice of the volume in order, compressed: views of the package's bytes where they were stored. */
  slices(): Promise<Uint8Array[]>;
}

/**
 * Reads the descriptor of a packed volume and finds its slices. Names count without folders, so that a package that was zipped
 * again is read too.
 * @throws VolumeError archive, archiveTooLarge, encrypted, descriptorMissing, descriptorInvalid, unsupportedDataType, noImageData
 */
export async function readPackage(zip: Uint8Array, load: LoadEntry): Promise<VolumePackage> {
  const bytes = bytesOfArray(zip);
  const directory = await zipDirectory(bytes, PACKAGE_LIMITS.entries);
  const entries = new Map(directory.map((entry) => [baseName(entry.name), entry]));
  const unpacked = new UnpackedBytes(zip.length, PACKAGE_LIMITS);
  const bytesAt = async (entry: ZipEntry): Promise<Uint8Array> => {
    if (entry.encrypted) throw new VolumeError('encrypted', { file: entry.name });
    if (entry.method !== 0 && entry.method !== 8) throw new VolumeError('chunkDamaged', { file: entry.name });
    if (entry.method !== 0) unpacked.add(entry.size, entry.name);
    const { start, end } = await dataOf(bytes, entry);
    return load({ entry, bytes: zip.subarray(start, end) });
  };
  const described = entries.get('desc.json');
  if (!described) throw new VolumeError('descriptorMissing');
  if (described.size > LARGEST_DESCRIPTOR) throw new VolumeError('descriptorInvalid');
  const descriptor = parseDescriptor(new TextDecoder().decode(await bytesAt(described).catch(invalid)));
  return {
    descriptor,
    async slices() {
      const chunks = await Promise.all(
        chunkNames(descriptor, entries).map(async (name) => {
          const entry = entries.get(name);
          if (!entry) throw new VolumeError('chunkMissing', { file: name });
          checkSize(entry, descriptor);
          return { name, bytes: await bytesAt(entry).catch((cause) => damaged(cause, name)) };
        }),
      );
      const slices = chunks.flatMap(({ name, bytes: chunk }, index) => slicesOfChunk(chunk, name, descriptor, index));
      if (slices.length !== descriptor.size[2]) throw new VolumeError('chunkMissing', { slices: slices.length });
      checkVoxels(bytesOfAll(slices), descriptor.size, descriptor.imageType.componentType, 'archiveTooLarge');
      return slices;
    },
  };
}

const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

const invalid = (cause: unknown): never => {
  throw cause instanceof VolumeError && cause.code === 'encrypted' ? cause : new VolumeError('descriptorInvalid');
};

const damaged = (cause: unknown, file: string): never => {
  throw cause instanceof VolumeError && cause.code === 'archive' ? new VolumeError('chunkDamaged', { file }) : cause;
};

/** Older packages list no chunks: they are `dicom{i}.ls` in the order of i, as many as there are. */
function chunkNames({ chunks, size }: Descriptor, entries: ReadonlyMap<string, ZipEntry>): string[] {
  if (chunks) return chunks.map(({ file }) => baseName(file));
  const names = Array.from({ length: size[2] }, (_, index) => `dicom${index}.ls`);
  const missing = names.findIndex((name) => !entries.has(name));
  return missing < 0 ? names : names.slice(0, Math.max(1, missing));
}

/** Lossless JPEG-LS never grows noise by more than a little; an entry that declares more is a bomb. */
function checkSize(entry: ZipEntry, { size, imageType }: Descriptor): void {
  const raw = size[0] * size[1] * size[2] * (imageType.componentType === 'int16' ? 2 : 4);
  if (entry.size > raw * 2 + 65_536 * size[2]) throw new VolumeError('chunkDamaged', { file: entry.name });
}

function slicesOfChunk(bytes: Uint8Array, file: string, descriptor: Descriptor, index: number): Uint8Array[] {
  try {
    const head = chunkHeader(bytes);
    const declared = descriptor.chunks?.[index]?.slices ?? head.slices;
    const fits =
      head.width === descriptor.size[0] &&
      head.height === descriptor.size[1] &&
      head.componentType === descriptor.imageType.componentType &&
      head.slices === declared;
    if (!fits) throw new VolumeError('chunkDamaged');
    return slicesOf(bytes);
  } catch (error) {
    throw error instanceof VolumeError ? new VolumeError(error.code, { ...error.values, file }) : error;
  }
}
