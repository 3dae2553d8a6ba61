import type { CbctNotes, CbctVolume } from '@archway/contracts';
import type { ComputeTask } from '../../../infrastructure/compute/task.ts';

interface Given {
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
  /** Name of the volume that is meant, see `namesOf`; null: the only one. */
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

/**
 * What volumes are called by those who choose one: the number of their series, with a counter where several volumes
 * have that number, or none has one. The same file gives the same names.
 */
function namesOf(numbers: readonly string[]): string[] {
  return numbers.map((number, at) => {
    const before = numbers.slice(0, at).filter((each) => each === number).length;
    const isAlone = numbers.filter((each) => each === number).length === 1;
    return number !== '' && isAlone ? number : `${number}/${before + 1}`;
  });
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
      const names = namesOf(usable.map((each) => each.series));
      const only = series === null && usable.length === 1 ? usable[0] : usable[names.indexOf(series ?? '')];
      if (!only) return { several: names };
      const packed = await client.pack(only.key, { timestamp: Date.now() });
      const { zip, quickLook, zipName, quickLookName } = packed;
      const volume = volumeOf(packed.descriptor, packed.series);
      return { zip, quickLook, zipName, quickLookName, volume, notes: notesOf(found, packed.notes) };
    } finally {
      client.dispose();
    }
  },
};
