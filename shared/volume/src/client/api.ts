import type { CancelSignal } from '@archway/worker';
import type { StackNotes } from '../dicom/geometry.ts';
import type { SetAside } from '../dicom/series.ts';
import type { Descriptor } from '../pack/descriptor.ts';
import type { PackedVolume } from '../pack/pack.ts';
import type { SeriesChoice } from '../series/choice.ts';
import type { ArchiveKind } from '../source/archive-kind.ts';
import type { ArchiveLimits } from '../source/archive-limits.ts';
import type { BlobLike, VolumeInput } from '../source/bytes.ts';
import type { Vec3, Volume } from '../volume.ts';

/** Steps that progress is told about; `download` is the caller's own. */
export type VolumeStep = 'extract' | 'read' | 'assemble' | 'compress' | 'zip' | 'download' | 'decode';

export interface VolumeTaskOptions {
  /** `fraction` runs from 0 to 1 within each step. */
  readonly onProgress?: ((step: VolumeStep, fraction: number) => void) | undefined;
  readonly signal?: CancelSignal | undefined;
}

export interface OpenedFiles {
  /** The largest first. */
  readonly series: readonly SeriesChoice[];
  readonly setAside: readonly SetAside[];
  readonly filesRead: number;
  readonly archive: ArchiveKind | null;
}

export interface OpenOptions extends VolumeTaskOptions {
  /** What an archive may unpack to; `ARCHIVE_LIMITS` unless told. */
  readonly limits?: ArchiveLimits | undefined;
}

export type PackedSeries = PackedVolume & {
  /** Bytes of the voxels divided by bytes of the zip. */
  readonly ratio: number;
  readonly notes: StackNotes;
  readonly series: SeriesChoice;
};

export interface ViewInfo {
  /** Voxels of the stored volume that became one of the view, along x, y and z; 1, 1, 1 when the view is whole. */
  readonly reducedBy: Vec3;
  readonly fullSize: Vec3;
}

export interface UnpackViewOptions extends VolumeTaskOptions {
  /** Most bytes of voxels; what exceeds them is down-sampled by whole factors. `VIEW_BUDGET` unless told. */
  readonly budgetBytes?: number | undefined;
  /** Before anything is decoded, with the volume that will fill up. */
  readonly onVolume?: ((volume: Volume, info: ViewInfo) => void) | undefined;
  /** Slices of the view that stand in the volume now; the middle comes first. */
  readonly onSlices?: ((first: number, count: number) => void) | undefined;
}

export interface UnpackedView {
  readonly volume: Volume;
  readonly descriptor: Descriptor;
  readonly info: ViewInfo;
}

/** Every call rejects with a VolumeError: `cancelled` when its signal aborts, `workerFailed` when a worker dies. */
export interface VolumeClient {
  /**
   * Looks through a folder, a set of files or one archive. Only the heads of files are read; an archive is unpacked.
   * @throws VolumeError archive, archiveModule, archiveTooLarge, encrypted
   */
  open(inputs: readonly VolumeInput[], options?: OpenOptions): Promise<OpenedFiles>;
  /** The voxels of a series of the files that were opened last. @throws VolumeError noImageData, gantryTilt, truncated, tooLarge */
  assemble(key: string, options?: VolumeTaskOptions): Promise<{ volume: Volume; notes: StackNotes }>;
  /** Packs a series of the files that were opened last. @throws as `assemble`, and singleImage, codecModule */
  pack(key: string, options: VolumeTaskOptions & { readonly timestamp: string | number }): Promise<PackedSeries>;
  /**
   * Reads a packed volume for viewing.
   * @throws VolumeError archive, descriptorMissing, descriptorInvalid, chunkMissing, chunkDamaged, checksum, tooLarge
   */
  unpack(zip: BlobLike | ArrayBuffer | Uint8Array, options?: UnpackViewOptions): Promise<UnpackedView>;
  /** The companion quick look (`cbct_*.ls`), placed where the whole volume lies. @throws VolumeError chunkDamaged */
  quickLook(
    bytes: ArrayBuffer | Uint8Array,
    of: Pick<Descriptor, 'size' | 'spacing' | 'origin' | 'direction'>,
  ): Promise<Volume>;
  /** Ends the workers; whatever is under way is rejected as cancelled. */
  dispose(): void;
}
