import type { VolumeClient, VolumeInput } from '@archway/volume';

/** Milliseconds of the product's way, and what came out. */
export interface OwnTimes {
  readonly read: number;
  readonly pack: number;
  readonly firstImage: number;
  readonly unpack: number;
}

export interface OwnRound {
  readonly times: OwnTimes;
  readonly zip: Uint8Array;
  readonly size: readonly [number, number, number];
  readonly volumeBytes: number;
}

/** One round: files to volume, files to package, package to first image and to all. */
export async function ownRound(client: VolumeClient, inputs: readonly VolumeInput[]): Promise<OwnRound> {
  const start = performance.now();
  const { series } = await client.open(inputs);
  const { key } = series[0]!;
  const opened = performance.now();
  const { volume } = await client.assemble(key);
  const assembled = performance.now();
  const volumeBytes = volume.data.byteLength;
  const { zip, descriptor } = await client.pack(key, { timestamp: 1 });
  const packed = performance.now();
  let firstImage = 0;
  await client.unpack(zip, {
    budgetBytes: Infinity,
    onSlices: () => (firstImage ||= performance.now() - packed),
  });
  const times = {
    read: assembled - start,
    // Whoever packs opens the files once.
    pack: packed - assembled + (opened - start),
    firstImage,
    unpack: performance.now() - packed,
  };
  return { times, zip, size: descriptor.size, volumeBytes };
}
