import { Matrix4 } from 'three';
import { matrixOf, type Placement } from '../frame/placement.ts';
import type { DecodedModel } from '../loading/decoded-model.ts';
import type { ContactAnswer, ContactRequest, ContactResult } from './contact-messages.ts';

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

/** One computation in a worker of its own; ending it ends the worker, so that cancelling takes effect at once. */
export class ContactJob {
  private readonly worker = new Worker(new URL('./contact.worker.ts', import.meta.url));

  constructor(
    subject: PlacedModel,
    other: PlacedModel,
    threshold: number,
    private readonly events: {
      onProgress(share: number): void;
      onResult(result: ContactResult): void;
      onFailure(): void;
    },
  ) {
    this.worker.addEventListener('message', (event: MessageEvent<ContactAnswer>) => this.answered(event.data));
    this.worker.addEventListener('error', () => {
      this.end();
      events.onFailure();
    });
    this.worker.postMessage(requestFor(subject, other, threshold));
  }

  end(): void {
    this.worker.terminate();
  }

  private answered(answer: ContactAnswer): void {
    if ('progress' in answer) return this.events.onProgress(answer.progress);
    this.end();
    this.events.onResult(answer.result);
  }
}
