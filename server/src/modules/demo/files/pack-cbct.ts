import type { Descriptor } from '@archway/volume';

/** A packed volume of an invented patient. */
export interface DemoCbct {
  readonly zip: Uint8Array;
  readonly quickLook: Uint8Array;
  readonly descriptor: Descriptor;
  /** Its small picture, a JPEG. */
  readonly picture: Uint8Array;
}

/** Large enough to look around in, small enough for a first start. */
const SIZE = [160, 160, 120] as const;
const PICTURE_QUALITY = 0.8;

/** Generates a head and packs it as an uploaded scan would be. */
export async function packCbct({ seed }: { seed: number }): Promise<DemoCbct> {
  const { drawMiddleSlice, generateHead, packVolume } = await import('@archway/volume');
  const { encodeJpeg } = await import('@archway/photo/jpeg');
  const { zip, quickLook, descriptor } = await packVolume(generateHead({ size: SIZE, seed }), { timestamp: seed });
  const picture = encodeJpeg(await drawMiddleSlice(quickLook), PICTURE_QUALITY);
  return { zip, quickLook, descriptor, picture };
}
