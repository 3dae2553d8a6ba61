import type { VolumeClient } from '@archway/volume';

/** Workers that read, pack and unpack volumes. Their page side, too, is loaded when it is first needed. */
export async function openVolumes(): Promise<VolumeClient> {
  const { createVolumes } = await import('./volume-client.ts');
  return createVolumes();
}
