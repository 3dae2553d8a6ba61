import { createVolumeClient, type VolumeClient } from '@archway/volume';
import { ownRound, type OwnTimes } from '../cbct/own-times.ts';
import type { PeerTimes } from '../cbct/peer-times.ts';
import { inWorker } from './in-worker.ts';
import { longTasksDuring } from './long-tasks.ts';

export interface CbctMeasured {
  readonly own: OwnTimes[];
  readonly peers: PeerTimes[];
  /** Of the page's thread while a series is read, in milliseconds. */
  readonly longTasks: number[];
  readonly volumeBytes: number;
}

const volumes = (): VolumeClient =>
  createVolumeClient({
    cores: navigator.hardwareConcurrency,
    createWorker: () => new Worker(new URL('./volume.worker.ts', import.meta.url)),
  });

const chosenFiles = (): File[] => [...(document.querySelector('input')?.files ?? [])];

/** All rounds of the product and of its peers, in turns, on the files that were chosen in the page. */
export async function measureCbct(rounds: number): Promise<CbctMeasured> {
  const files = chosenFiles();
  const inputs = files.map((blob) => ({ name: blob.name, blob }));
  const client = volumes();
  const own: OwnTimes[] = [];
  const peers: PeerTimes[] = [];
  let volumeBytes = 0;
  try {
    for (let round = 0; round <= rounds; round++) {
      const mine = await ownRound(client, inputs);
      volumeBytes = mine.volumeBytes;
      const plane = [mine.size[0], mine.size[1]] as const;
      const peer = await inWorker<PeerTimes>(new Worker(new URL('./peers.worker.ts', import.meta.url)), {
        files,
        plane,
        zip: mine.zip,
      });
      // The first round only warms up.
      if (round === 0) continue;
      own.push(mine.times);
      peers.push(peer);
    }
    const longTasks = await longTasksDuring(async () => {
      const { series } = await client.open(inputs);
      await client.assemble(series[0]!.key);
    });
    return { own, peers, longTasks, volumeBytes };
  } finally {
    client.dispose();
  }
}

/** Packings and nothing else, for their peak of memory: `warmUp` starts the workers with a few slices. */
export async function packOnce(warmUp: boolean): Promise<void> {
  packing ??= volumes();
  const inputs = chosenFiles().map((blob) => ({ name: blob.name, blob }));
  const { series } = await packing.open(warmUp ? inputs.slice(0, 8) : inputs);
  await packing.pack(series[0]!.key, { timestamp: 1 });
  if (!warmUp) packing.dispose();
}

let packing: VolumeClient | undefined;
