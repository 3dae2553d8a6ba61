import { ARCHIVE_LIMITS, mayBecome, type ArchiveLimits } from '../source/archive-limits.ts';
import { VolumeError } from '../volume-error.ts';
import { bytesPerVoxel, voxelCount, type ComponentType, type Vec3 } from '../volume.ts';

/** Bytes of a packed volume; it stands in memory as a whole. */
export const LARGEST_PACKAGE = 2 ** 31;

/** Entries are JPEG-LS already: deflating them once more gains next to nothing. */
export const PACKAGE_LIMITS: ArchiveLimits = { ...ARCHIVE_LIMITS, entries: 10_000, freeBytes: 2 ** 26 };

/** JPEG-LS makes a third of a scan, and of a generated volume less; of one value everywhere, ten thousand times less. */
const VOXELS = { freeBytes: 2 ** 29, ratio: 500 };

/**
 * Whether compressed slices may become a volume of that size; asked before its memory is taken, and when a volume is packed, so that
 * what is packed can be read.
 * @throws VolumeError with `code`
 */
export function checkVoxels(
  compressed: number,
  size: Vec3,
  type: ComponentType,
  code: 'archiveTooLarge' | 'noImageData',
): void {
  const unpacked = voxelCount(size) * bytesPerVoxel[type];
  if (unpacked > mayBecome(compressed, VOXELS)) throw new VolumeError(code, { packed: compressed, unpacked });
}

export const bytesOfAll = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);
