import type { BlobLike } from '../source/bytes.ts';
import { VolumeError } from '../volume-error.ts';
import { followSignal, type CancelSignal } from '../client/cancel.ts';
import type { VolumeJobName, VolumeJobs, VolumeReply, VolumeRequest } from './messages.ts';
import type { VolumeWorkerPort } from './ports.ts';

/** A worker that says nothing for so long is taken for dead; the slowest single step takes a few seconds. */
const SILENCE_MS = 120_000;

export interface RunOptions<Name extends VolumeJobName> {
  readonly transfer?: ArrayBuffer[];
  readonly onPiece?: (piece: VolumeJobs[Name]['piece']) => void;
  readonly signal?: CancelSignal | undefined;
}

interface Job {
  readonly request: Extract<VolumeRequest, { input: unknown }>;
  readonly transfer: ArrayBuffer[];
  readonly onPiece: ((piece: never) => void) | undefined;
  readonly resolve: (output: never) => void;
  readonly reject: (error: VolumeError) => void;
}

interface Member {
  readonly port: VolumeWorkerPort;
  job: Job | undefined;
  heard: number;
}

/** Workers that take jobs one at a time, in the order of asking. They are made when they are needed, up to `size`. */
export class WorkerPool {
  private readonly members: Member[] = [];
  private readonly waiting: Job[] = [];
  private readonly blobs = new Map<number, BlobLike>();
  private nextId = 1;
  private nextTicket = 0;
  private watching = false;
  private disposed = false;
  readonly size: number;
  private readonly createWorker: () => VolumeWorkerPort;
  private readonly silenceMs: number;

  constructor(createWorker: () => VolumeWorkerPort, size: number, silenceMs: number = SILENCE_MS) {
    this.createWorker = createWorker;
    this.size = Math.max(1, Math.floor(size));
    this.silenceMs = silenceMs;
  }

  /** Lets workers ask for bytes of a blob that cannot be handed to them. */
  lend(blob: BlobLike): number {
    this.nextTicket += 1;
    this.blobs.set(this.nextTicket, blob);
    return this.nextTicket;
  }

  takeBackBlobs(): void {
    this.blobs.clear();
  }

  run<Name extends VolumeJobName>(
    kind: Name,
    input: VolumeJobs[Name]['input'],
    { transfer = [], onPiece, signal }: RunOptions<Name> = {},
  ): Promise<VolumeJobs[Name]['output']> {
    if (this.disposed || signal?.aborted) return Promise.reject(new VolumeError('cancelled'));
    const request = { kind, id: this.nextId++, input } as unknown as Job['request'];
    return new Promise<VolumeJobs[Name]['output']>((resolve, reject) => {
      const release = followSignal(signal, () => this.cancel(request.id));
      const settle =
        <T>(settled: (value: T) => void) =>
        (value: T) => {
          release();
          settled(value);
        };
      this.waiting.push({ request, transfer, onPiece, resolve: settle(resolve), reject: settle(reject) });
      this.dispatch();
    });
  }

  /** Ends the workers; whatever is under way is rejected as cancelled. */
  dispose(): void {
    this.disposed = true;
    for (const { job } of this.members) job?.reject(new VolumeError('cancelled'));
    for (const job of this.waiting.splice(0)) job.reject(new VolumeError('cancelled'));
    for (const { port } of this.members.splice(0)) port.terminate?.();
    this.blobs.clear();
  }

  private cancel(id: number): void {
    const index = this.waiting.findIndex(({ request }) => request.id === id);
    if (index >= 0) this.waiting.splice(index, 1)[0]!.reject(new VolumeError('cancelled'));
    const member = this.members.find(({ job }) => job?.request.id === id);
    // The caller goes on at once; the worker is free again when it has noticed.
    member?.job?.reject(new VolumeError('cancelled'));
    member?.port.postMessage({ kind: 'cancel', id } satisfies VolumeRequest, []);
  }

  private dispatch(): void {
    while (this.waiting.length > 0) {
      const member = this.members.find(({ job }) => !job) ?? this.hire();
      if (!member) return;
      const job = this.waiting.shift()!;
      member.job = job;
      member.heard = performance.now();
      try {
        member.port.postMessage(job.request, job.transfer);
      } catch (cause) {
        member.job = undefined;
        job.reject(new VolumeError('workerFailed', { detail: String(cause) }));
      }
      this.watch();
    }
  }

  private hire(): Member | undefined {
    if (this.members.length >= this.size) return undefined;
    let port: VolumeWorkerPort;
    try {
      port = this.createWorker();
    } catch (cause) {
      for (const job of this.waiting.splice(0)) job.reject(new VolumeError('workerFailed', { detail: String(cause) }));
      return undefined;
    }
    const member: Member = { port, job: undefined, heard: performance.now() };
    port.addEventListener('message', ({ data }) => this.heard(member, data as VolumeReply));
    port.addEventListener('error', ({ message }) => this.lose(member, message ?? 'the worker could not be started'));
    port.addEventListener('messageerror', () => this.lose(member, 'a message could not be read'));
    this.members.push(member);
    return member;
  }

  private heard(member: Member, reply: VolumeReply): void {
    member.heard = performance.now();
    if (reply.kind === 'ask') return void this.lendOut(member, reply);
    const { job } = member;
    if (!job || job.request.id !== reply.id) return;
    if (reply.kind === 'piece') return job.onPiece?.(reply.piece as never);
    member.job = undefined;
    if (reply.kind === 'done') job.resolve(reply.output as never);
    else job.reject(new VolumeError(reply.code, reply.values));
    this.dispatch();
  }

  private async lendOut(
    member: Member,
    { ask, ticket, start, end }: Extract<VolumeReply, { kind: 'ask' }>,
  ): Promise<void> {
    const blob = this.blobs.get(ticket);
    const bytes = await blob
      ?.slice(start, end)
      .arrayBuffer()
      .catch(() => undefined);
    const answer: VolumeRequest = { kind: 'bytes', ask, bytes: bytes ? new Uint8Array(bytes) : null };
    member.port.postMessage(answer, bytes ? [bytes] : []);
  }

  /** A dead worker is replaced when the next job needs one; its own job is rejected, never left waiting. */
  private lose(member: Member, detail: string): void {
    const index = this.members.indexOf(member);
    if (index < 0) return;
    this.members.splice(index, 1);
    member.port.terminate?.();
    const { job } = member;
    member.job = undefined;
    job?.reject(new VolumeError('workerFailed', { detail }));
    // One that cannot start at all would be hired and lost for ever.
    if (!job) for (const each of this.waiting.splice(0)) each.reject(new VolumeError('workerFailed', { detail }));
    this.dispatch();
  }

  /** A browser may end a worker without a word, for lack of memory. */
  private watch(): void {
    if (this.watching) return;
    this.watching = true;
    const look = (): void => {
      const busy = this.members.filter(({ job }) => job);
      const silent = busy.filter(({ heard }) => performance.now() - heard > this.silenceMs);
      for (const member of silent) this.lose(member, 'the worker does not answer');
      this.watching = busy.length > 0 && !this.disposed;
      if (this.watching) later(look, Math.min(1000, this.silenceMs));
    };
    later(look, Math.min(1000, this.silenceMs));
  }
}

/** A timer that does not keep a Node process alive. */
function later(work: () => void, milliseconds: number): void {
  const timer = setTimeout(work, milliseconds) as { unref?: () => void } | number;
  if (typeof timer === 'object') timer.unref?.();
}
