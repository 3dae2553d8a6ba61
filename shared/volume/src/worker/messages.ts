import type { SetAside } from '../dicom/series.ts';
import type { SliceHeader } from '../dicom/slice.ts';
import type { SlicePlan } from '../dicom/slice-values.ts';
import type { ComponentType } from '../volume.ts';
import type { ArchiveLimits } from '../source/archive-limits.ts';
import type { BlobTicket, FileSource } from '../source/file-source.ts';
import type { BlobLike } from '../source/bytes.ts';
import type { Thumbnail } from '../series/thumbnail.ts';

export type Voxels = Int16Array | Int32Array;

/** The slices that one file holds of a series. */
export interface FilePlan {
  readonly source: FileSource;
  readonly slices: readonly SlicePlan[];
}

/** What a worker does. Progress is a part of the answer that arrives while it works. */
export interface VolumeJobs {
  /** Heads of a batch of files. */
  headers: {
    input: { files: readonly FileSource[]; mostRefused: number };
    progress: never;
    output: FileHeaders[];
  };
  thumbnail: { input: FilePlan; progress: never; output: Thumbnail };
  /** Voxels of slices, each sent as soon as it is read. */
  slices: { input: { files: readonly FilePlan[] }; progress: { index: number; values: Voxels }; output: null };
  /** Slices as `(length, JPEG-LS)…`, see `encodeSlice`. */
  encode: { input: { slices: Voxels[]; width: number; height: number }; progress: never; output: Uint8Array[] };
  /** Slices of a chunk; written into shared memory when there is any, else sent. */
  decode: { input: DecodeInput; progress: never; output: { values: Voxels | null } };
  /** Entries of a rar, a 7z or an odd zip, in the order in which they unpack. */
  extract: {
    input: { blob: BlobLike | BlobTicket; limits: ArchiveLimits };
    progress: { files: FileSource[]; setAside: SetAside[]; fraction: number };
    output: null;
  };
  /** An entry of a packed volume, inflated and compared with its checksum. */
  entry: { input: EntryInput; progress: never; output: Uint8Array };
  /** SHA-256 of shared memory, in hex. */
  digest: { input: { values: Voxels }; progress: never; output: string };
}

/** What the head of one file says, or why it was set aside. */
export interface FileHeaders {
  readonly headers: SliceHeader[];
  readonly setAside: SetAside[];
  /** Bytes that had to be read of a file that was refused, beyond the little that every file costs. */
  readonly refusedBytes: number;
}

export interface DecodeInput {
  /** Compressed slices in order; each one or two streams with their lengths. */
  readonly streams: Uint8Array[];
  readonly width: number;
  readonly height: number;
  readonly componentType: ComponentType;
  /** Voxels that become one, along x, y and z. */
  readonly block: readonly [number, number, number];
  /** The first slice here, counted in slices of the view. */
  readonly first: number;
  /** Voxels of the whole view in shared memory. */
  readonly shared: Voxels | null;
}

export interface EntryInput {
  readonly bytes: Uint8Array;
  readonly method: number;
  readonly size: number;
  readonly crc: number;
  readonly file: string;
}

export type VolumeJobName = keyof VolumeJobs;

/** What a worker asks for: bytes of a blob that could not be handed to it; null where they cannot be read. */
export interface BytesWanted {
  readonly ticket: number;
  readonly start: number;
  readonly end: number;
}
