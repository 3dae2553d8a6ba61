import type { CbctVolume } from '@archway/contracts';
import type { Descriptor } from '@archway/volume';
import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';
import { storedBlob } from './stored-blob.ts';

/** A package is a descriptor and a few chunks. */
const MOST_ENTRIES = 10_000;
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
  const { LARGEST_DESCRIPTOR, VolumeError, bytesOfBlob, openSource, parseDescriptor, zipDirectory } =
    await import('@archway/volume');
  const blob = storedBlob(store, objectName, size);
  try {
    const entries = new Map((await zipDirectory(bytesOfBlob(blob), MOST_ENTRIES)).map((entry) => [entry.name, entry]));
    const startOf = async (name: string, most: number): Promise<Buffer | null> => {
      const entry = entries.get(name);
      if (!entry || entry.encrypted || (entry.method !== 0 && entry.method !== 8)) return null;
      return Buffer.from(await openSource({ name, blob, entry }, noTickets).read(0, Math.min(entry.size, most)));
    };
    if ((entries.get('desc.json')?.size ?? Infinity) > LARGEST_DESCRIPTOR) return false;
    const text = await startOf('desc.json', LARGEST_DESCRIPTOR);
    if (!text) return false;
    const descriptor = parseDescriptor(text.toString('utf8'));
    const chunks = descriptor.chunks ?? [{ file: 'dicom0.ls' }];
    const header = await startOf(chunks[0]?.file ?? '', CHUNK_HEADER);
    return (
      chunks.every(({ file }) => entries.has(file)) &&
      sameVolume(descriptor, volume) &&
      header !== null &&
      fits(header, descriptor)
    );
  } catch (error) {
    if (error instanceof VolumeError) return false;
    throw error;
  }
}

const noTickets = (): never => {
  throw new Error('blobs of the storage have their bytes themselves');
};

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
