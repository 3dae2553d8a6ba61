import { type Answer, codedErrors, WorkerPool, type WorkerErrors, type WorkerPort } from '@archway/worker';
import type { BlobLike } from '../source/bytes.ts';
import { VolumeError } from '../volume-error.ts';
import type { BytesWanted, VolumeJobs } from './messages.ts';

/** A worker that says nothing for so long is taken for dead; the slowest single step takes a few seconds. */
const SILENCE_MS = 120_000;

/** Workers that read, pack and unpack; they may ask for bytes of blobs that cannot be handed to them. */
export class VolumePool extends WorkerPool<VolumeJobs> {
  private readonly blobs: Map<number, BlobLike>;
  private lastTicket: number;

  constructor(createWorker: () => WorkerPort, size: number, silenceMs: number = SILENCE_MS) {
    const blobs = new Map<number, BlobLike>();
    const onAsk = (wanted: unknown): Promise<Answer> => bytesOf(blobs, wanted as BytesWanted);
    super({ createWorker, size, silenceMs, errors, onAsk });
    this.blobs = blobs;
    this.lastTicket = 0;
  }

  /** @returns the ticket by which workers ask for its bytes */
  lend(blob: BlobLike): number {
    this.lastTicket += 1;
    this.blobs.set(this.lastTicket, blob);
    return this.lastTicket;
  }

  takeBackBlobs(): void {
    this.blobs.clear();
  }
}

async function bytesOf(blobs: ReadonlyMap<number, BlobLike>, { ticket, start, end }: BytesWanted): Promise<Answer> {
  const bytes = await blobs
    .get(ticket)
    ?.slice(start, end)
    .arrayBuffer()
    .catch(() => undefined);
  return bytes ? { answer: new Uint8Array(bytes), transfer: [bytes] } : { answer: null };
}

const coded = codedErrors(VolumeError);
const errors: WorkerErrors = {
  ...coded,
  // A file that changed or vanished since it was chosen; the same name in browsers and in Node.
  thrown: (facts, task) =>
    facts.name === 'NotReadableError'
      ? new VolumeError('truncated', { detail: `${facts.name}: ${facts.message}` })
      : coded.thrown(facts, task),
};
