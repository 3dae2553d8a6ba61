import { MessageChannel } from 'node:worker_threads';
import type { Post, WorkerPort } from '../port.ts';
import type { Receive } from '../serve.ts';

/** Workers joined by real channels, so that what cannot be cloned or transferred shows. */
export class ChannelWorkers {
  private readonly channels: MessageChannel[] = [];

  get started(): number {
    return this.channels.length;
  }

  /** Ends what a test began. */
  close(): void {
    for (const { port1 } of this.channels.splice(0)) port1.close();
  }

  start(receiver: (post: Post) => Receive): WorkerPort {
    const { port1, port2 } = new MessageChannel();
    this.channels.push({ port1, port2 });
    const receive = receiver((reply, transfer) => port2.postMessage(reply, transfer));
    port2.on('message', receive);
    return {
      postMessage: (message, transfer) => port1.postMessage(message, transfer),
      addEventListener(type: string, listener: (event: { data: unknown; message?: string }) => void) {
        if (type === 'message') port1.on('message', (data: unknown) => listener({ data }));
      },
      terminate: () => port1.close(),
    };
  }
}
