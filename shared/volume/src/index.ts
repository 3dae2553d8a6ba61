export { chunkHeader, decodeChunk, encodeChunk, slicesPerChunk, CHUNK_VOXELS } from './pack/chunk.ts';
export { parseDescriptor, type ChunkPlace, type Descriptor, type VolumeSource } from './pack/descriptor.ts';
export { loadJpegLs, type CodecOptions, type JpegLs } from './pack/jpeg-ls.ts';
export { packVolume, type CancelSignal, type PackedVolume, type PackOptions } from './pack/pack.ts';
export { QUICK_LOOK_SIDE, reduce } from './pack/quick-look.ts';
export { unpackVolume, type UnpackOptions } from './pack/unpack.ts';
export { VolumeError, type VolumeErrorCode } from './volume-error.ts';
export { voxelCount, type ComponentType, type Vec3, type Volume } from './volume.ts';
