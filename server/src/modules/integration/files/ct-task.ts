import type { CbctNotes, CbctVolume } from '@archway/contracts';
import type { ComputeTask } from '../../../infrastructure/compute/task.ts';

interface Given {
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
  /** Number of the series that is meant; null: the only one. */
  readonly series: string | null;
}

interface PackedCt {
  readonly zip: Uint8Array;
  readonly quickLook: Uint8Array;
  readonly zipName: string;
  readonly quickLookName: string;
  readonly volume: CbctVolume;
  readonly notes: CbctNotes;
}

/** Which volumes there are, where it is not clear which one is meant. */
interface Unclear {
  readonly several: readonly string[];
}

/** Packs a CT as a browser does, in this one thread. Throws VolumeError. */
export const takeCtIn: ComputeTask<Given, PackedCt | Unclear> = {
  name: 'integration.takeCtIn',
  run: async ({ bytes, fileName, series }) => {
    const [{ createVolumeClient, inProcessWorker }, { notesOf, volumeOf }] = await Promise.all([
      import('@archway/volume'),
      import('@archway/volume/registration'),
    ]);
    const client = createVolumeClient({ createWorker: () => inProcessWorker(), cores: 1 });
    try {
      const found = await client.open([{ name: fileName, blob: new Blob([bytes]) }]);
      const usable = found.series.filter(({ problem }) => problem === null);
      const meant = series === null ? usable : usable.filter((each) => each.series === series);
      const [only] = meant;
      if (!only || meant.length > 1) return { several: usable.map((each) => each.series) };
      const packed = await client.pack(only.key, { timestamp: Date.now() });
      const { zip, quickLook, zipName, quickLookName } = packed;
      const volume = volumeOf(packed.descriptor, packed.series);
      return { zip, quickLook, zipName, quickLookName, volume, notes: notesOf(found, packed.notes) };
    } finally {
      client.dispose();
    }
  },
};
