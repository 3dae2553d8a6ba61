import type { Descriptor } from '@archway/volume';

/** A packed volume of an invented patient. */
export interface DemoCbct {
  readonly zip: Uint8Array;
  readonly quickLook: Uint8Array;
  readonly descriptor: Descriptor;
}

/** Large enough to look around in, small enough for a first start. */
const SIZE = [160, 160, 120] as const;

/** Generates a head and packs it as an uploaded scan would be. */
export async function packCbct({ seed }: { seed: number }): Promise<DemoCbct> {
  const { generateHead, packVolume } = await import('@archway/volume');
  const { zip, quickLook, descriptor } = await packVolume(generateHead({ size: SIZE, seed }), { timestamp: seed });
  return { zip, quickLook, descriptor };
}
