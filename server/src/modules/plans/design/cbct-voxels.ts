import type { RootRegistrationProblem } from '@archway/contracts';
import type { Voxels } from '@archway/dental/design';

/** The packed CBCT of a case; without its bytes, why they were not read. */
export type CbctForRoots = { readonly zip: Uint8Array } | { readonly problem: RootRegistrationProblem };

interface Seen {
  readonly volume?: Voxels;
  readonly problem?: RootRegistrationProblem;
}

/** The voxels of a packed CBCT, reduced where there are more than roots need; or why there are none. Runs in a thread. */
export async function cbctVoxels(cbct: CbctForRoots): Promise<Seen> {
  if ('problem' in cbct) return cbct;
  const { VolumeError, createVolumeClient, inProcessWorker } = await import('@archway/volume');
  const { ROOT_VOLUME_BUDGET } = await import('@archway/dental/design');
  const client = createVolumeClient({ createWorker: () => inProcessWorker(), cores: 1 });
  try {
    return { volume: (await client.unpack(cbct.zip, { budgetBytes: ROOT_VOLUME_BUDGET })).volume };
  } catch (error) {
    if (error instanceof VolumeError) return { problem: error.code === 'tooLarge' ? 'tooLarge' : 'unreadable' };
    throw error;
  } finally {
    client.dispose();
  }
}
