import { MeshError } from '@archway/mesh';
import type { DecodedModel } from './decoded-model.ts';
import type { PrepareAnswer, PrepareRequest } from './worker-messages.ts';

interface Waiting {
  resolve(model: DecodedModel): void;
  reject(error: MeshError): void;
}

/** The worker that makes models ready, started with the first one and ended with the page. */
export class Preparer {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /**
   * Takes the bytes over (they are gone for the caller).
   * @throws MeshError when the file is no usable mesh, or `cancelled` after `dispose`
   */
  prepare(bytes: ArrayBuffer, fileName: string, factor: number | null): Promise<DecodedModel> {
    const worker = this.start();
    this.last += 1;
    const request: PrepareRequest = { id: this.last, bytes, fileName, factor };
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { resolve, reject });
      worker.postMessage(request, [bytes]);
    });
  }

  dispose(): void {
    this.fail(new MeshError('cancelled'));
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./prepare.worker.ts', import.meta.url));
    worker.addEventListener('message', (event: MessageEvent<PrepareAnswer>) => this.answered(event.data));
    worker.addEventListener('error', (event) => this.fail(new MeshError('workerFailed', { detail: event.message })));
    this.worker = worker;
    return worker;
  }

  private answered(answer: PrepareAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('model' in answer) waiting?.resolve(answer.model);
    else waiting?.reject(new MeshError(answer.error.code, answer.error.values));
  }

  private fail(error: MeshError): void {
    this.worker?.terminate();
    this.worker = null;
    for (const waiting of this.waiting.values()) waiting.reject(error);
    this.waiting.clear();
  }
}
