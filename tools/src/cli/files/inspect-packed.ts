import { voxelCount, type VolumeClient } from '@archway/volume';
import { fileBlob } from './file-blob.ts';
import type { Line } from './json-lines.ts';
import { sha256Of } from './sha256.ts';
import type { FoundFile } from './walk.ts';

/** Decodes a packed CBCT whole: what the line says of the voxels was counted, not copied from the descriptor. */
export async function inspectPacked(client: VolumeClient, { path, at }: FoundFile, signal: AbortSignal): Promise<Line> {
  const { volume, descriptor } = await client.unpack(fileBlob(at), { budgetBytes: Infinity, signal });
  const { size, spacing, origin, direction, componentType } = volume;
  const sha256 = sha256Of(volume.data);
  return {
    file: path,
    kind: 'packedCbct',
    size,
    spacing,
    origin,
    direction,
    componentType,
    voxels: voxelCount(size),
    sha256,
    checksum: descriptor.sha256 === undefined ? 'absent' : descriptor.sha256 === sha256 ? 'agrees' : 'differs',
    descriptor,
  };
}
