export type { CancelSignal } from '@archway/worker';
export type {
  OpenedFiles,
  OpenOptions,
  PackedSeries,
  UnpackedView,
  UnpackViewOptions,
  ViewInfo,
  VolumeClient,
  VolumeStep,
  VolumeTaskOptions,
} from './client/api.ts';
export { createVolumeClient, type VolumeClientOptions } from './client/client.ts';
export { VIEW_BUDGET } from './client/view-plan.ts';
export { assemble } from './dicom/assemble.ts';
export { generateHead } from './phantom/generate-head.ts';
export { decodeText, encodingOf } from './dicom/charset.ts';
export { stack, type Stack, type StackNotes } from './dicom/geometry.ts';
export { groupSeries, type DicomFile, type DicomSeries, type SetAside } from './dicom/series.ts';
export { STEEPEST_TILT } from './dicom/shear.ts';
export { readSlices, type DicomSlice, type SliceHeader } from './dicom/slice.ts';
export { chunkHeader, decodeChunk, encodeChunk, slicesPerChunk, CHUNK_VOXELS } from './pack/chunk.ts';
export {
  LARGEST_DESCRIPTOR,
  parseDescriptor,
  type ChunkPlace,
  type Descriptor,
  type VolumeSource,
} from './pack/descriptor.ts';
export { loadJpegLs, type CodecOptions, type JpegLs } from './pack/jpeg-ls.ts';
export { packVolume, type PackedVolume, type PackOptions } from './pack/pack.ts';
export { QUICK_LOOK_SIDE, reduce } from './pack/quick-look.ts';
export { sha256 } from './pack/sha256.ts';
export { unpackVolume, type UnpackOptions } from './pack/unpack.ts';
export type { SeriesChoice } from './series/choice.ts';
export type { Thumbnail } from './series/thumbnail.ts';
export { archiveKind, type ArchiveKind } from './source/archive-kind.ts';
export { ARCHIVE_LIMITS, type ArchiveLimits } from './source/archive-limits.ts';
export { bytesOfBlob, type BlobLike, type Bytes, type VolumeInput } from './source/bytes.ts';
export { openSource } from './source/file-source.ts';
export { zipDirectory, type ZipEntry } from './source/zip-directory.ts';
export { VolumeError, type VolumeErrorCode } from './volume-error.ts';
export { voxelCount, type ComponentType, type Vec3, type Volume } from './volume.ts';
export { createVolumeWorkerHandler, type VolumeWorkerOptions, type WasmLocation } from './worker/handler.ts';
export { inProcessWorker } from './worker/ports.ts';
