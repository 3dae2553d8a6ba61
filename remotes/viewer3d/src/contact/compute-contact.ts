import { WorkerClient } from '@archway/worker';
import { Matrix4 } from 'three';
import { matrixOf, type Placement } from '../frame/placement.ts';
import type { DecodedModel } from '../loading/decoded-model.ts';
import type { ContactJobs, ContactRequest, ContactResult } from './contact-messages.ts';

export interface PlacedModel {
  readonly model: DecodedModel;
  readonly placement: Placement;
}

const matrix = ({ placement }: PlacedModel): Matrix4 => new Matrix4().fromArray(matrixOf(placement));

/** Copies of what the worker needs: the scene goes on with its own. */
function requestFor(subject: PlacedModel, other: PlacedModel, threshold: number): ContactRequest {
  const { positions, normals, indices } = subject.model;
  const { bvhRoots, ...opposite } = other.model;
  return {
    subject: { positions, normals, indices },
    other: { positions: opposite.positions, normals: opposite.normals, indices: opposite.indices, bvhRoots },
    toOther: matrix(other).invert().multiply(matrix(subject)).toArray(),
    threshold,
  };
}

/**
 * One computation in a worker of its own. Cancelling ends the worker, so that it takes effect at once.
 * @throws when it is cancelled, or the worker is lost
 */
export async function computeContact(
  subject: PlacedModel,
  other: PlacedModel,
  threshold: number,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<ContactResult> {
  const worker = new Worker(new URL('./contact.worker.ts', import.meta.url));
  const client = new WorkerClient<ContactJobs>(worker, { cancelling: 'ends' });
  try {
    return await client.run('map', requestFor(subject, other, threshold), options);
  } finally {
    void client.close();
  }
}
