export type { OpenedFiles, PackedSeries, VolumeClient, VolumeStep } from './client/api.ts';
export { createVolumeClient } from './client/client.ts';
/** @public The README promises it. */
export { assemble } from './dicom/assemble.ts';
export { generateHead } from './phantom/generate-head.ts';
export type { StackNotes } from './dicom/geometry.ts';
export type { SetAside } from './dicom/series.ts';
export { readSlices, type DicomSlice } from './dicom/slice.ts';
export { LARGEST_DESCRIPTOR, parseDescriptor, type Descriptor } from './pack/descriptor.ts';
export { drawMiddleSlice } from './pack/draw-middle-slice.ts';
export { packVolume } from './pack/pack.ts';
export { reduce } from './pack/quick-look.ts';
export type { SeriesChoice } from './series/choice.ts';
export { bytesOfBlob, type BlobLike, type VolumeInput } from './source/bytes.ts';
export { openSource } from './source/file-source.ts';
export { zipDirectory } from './source/zip-directory.ts';
export { VolumeError, type VolumeErrorCode } from './volume-error.ts';
export { voxelCount, type Volume } from './volume.ts';
export { createVolumeWorkerHandler } from './worker/handler.ts';
/** @public The README promises it. */
export { inProcessWorker } from './worker/ports.ts';
