import type { CbctVolume } from '@archway/contracts';
import type { Descriptor } from '@archway/volume';
import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';
import { type ReadRange, type ZipEntry, ZipUnreadable, zipEntries, zipEntryStart } from './zip-reader.ts';

/** A descriptor lists what was set aside, so that it may be long; nothing that is longer is one. */
const MOST_DESCRIPTOR = 8 << 20;
const CHUNK_HEADER = 16;
/** Much finer than any scanner, and coarser than what is lost in writing numbers. */
const SMALL = 1e-6;

/**
 * Compares a packed CBCT in the storage with what its uploader says of it. Reads the zip's directory, the descriptor
 * and the header of the first chunk, and nothing of the voxels, however large the file is.
 * @param size of the zip in bytes
 */
export async function isAsDescribed(
  store: Pick<ObjectStore, 'get'>,
  objectName: string,
  size: number,
  volume: CbctVolume,
): Promise<boolean> {
  const read: ReadRange = async (start, length) =>
    (await store.get(objectName, { start, end: start + length - 1 })).bytes();
  const { VolumeError, parseDescriptor } = await import('@archway/volume');
  try {
    const entries = await zipEntries(read, size);
    const start = (entry: ZipEntry, most: number): Promise<Buffer> => zipEntryStart(read, size, entry, most);
    const described = named(entries, 'desc.json');
    if (described.size > MOST_DESCRIPTOR) return false;
    const descriptor = parseDescriptor((await start(described, MOST_DESCRIPTOR)).toString('utf8'));
    const chunks = (descriptor.chunks ?? [{ file: 'dicom0.ls' }]).map(({ file }) => named(entries, file));
    const first = await start(chunks[0] as ZipEntry, CHUNK_HEADER);
    return sameVolume(descriptor, volume) && fits(first, descriptor);
  } catch (error) {
    if (error instanceof ZipUnreadable || error instanceof VolumeError) return false;
    throw error;
  }
}

function named(entries: readonly ZipEntry[], name: string): ZipEntry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry) throw new ZipUnreadable(`no ${name}`);
  return entry;
}

function sameVolume(descriptor: Descriptor, volume: CbctVolume): boolean {
  const { size, spacing, origin, direction } = descriptor;
  return (
    near(size, volume.size) &&
    near(spacing, volume.spacing) &&
    near(origin, volume.origin) &&
    near(direction, volume.direction) &&
    descriptor.imageType.componentType === volume.componentType &&
    descriptor.sha256 === volume.sha256
  );
}

const near = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length &&
  a.every((value, index) => Math.abs(value - (b[index] ?? NaN)) <= SMALL * Math.max(1, Math.abs(value)));

/** The header of a chunk: type, width, height and slices. */
function fits(header: Buffer, { size, imageType, chunks }: Descriptor): boolean {
  if (header.length < CHUNK_HEADER) return false;
  const [type, width, height, slices = 0] = [0, 4, 8, 12].map((at) => header.readUInt32LE(at));
  const expected = chunks?.[0]?.slices;
  return (
    type === (imageType.componentType === 'int16' ? 0 : 1) &&
    width === size[0] &&
    height === size[1] &&
    (expected === undefined ? slices > 0 && slices <= size[2] : slices === expected)
  );
}
