import type { Checkpoint, Note, ObjectStorage, Sized, StoredObject, Transfer } from './object-storage.ts';

/** One object of an upload. */
export interface ObjectToSend<Scope extends object, Bytes extends Sized> {
  readonly scope: Scope;
  /** Below the place that the scope names, and unique there: by it an interrupted upload is found again. */
  readonly name: string;
  /** Null after a reload: then only what the storage has kept can go on. */
  readonly file: Bytes | null;
  readonly contentType?: string;
  readonly resumable?: boolean;
  readonly note?: Note;
  /** Without bytes it is passed over: it may have arrived, and the registration tells when it has not. */
  readonly mayHaveArrived?: boolean;
}

/** Neither the bytes nor an interrupted upload are there: the files have to be chosen again. */
export class BytesLost extends Error {
  override readonly name = 'BytesLost';

  constructor(readonly object: string) {
    super(`Nothing is left of ${object}`);
  }
}

/** What has arrived, by name, so that a retry does not send it again. */
export type Arrived = Map<string, StoredObject>;

/** All objects of an upload on their way. */
export interface Sending {
  readonly done: Promise<void>;
  pause(): void;
  resume(): void;
  /** @throws what the storage throws when it keeps the parts */
  abort(): Promise<void>;
}

/**
 * Sends objects side by side. What was begun before, in this page or before a reload, goes on where it stopped.
 * @param arrived is filled
 * @throws BytesLost
 */
export async function sendObjects<Scope extends object, Bytes extends Sized, Kept extends Checkpoint>(
  storage: ObjectStorage<Scope, Bytes, Kept>,
  objects: readonly ObjectToSend<Scope, Bytes>[],
  arrived: Arrived,
  onProgress: (loaded: number, total: number) => void,
): Promise<Sending> {
  const kept = await storage.interrupted().catch(() => []);
  const missing = objects.filter(({ name }) => !arrived.has(name));
  const sources = missing.flatMap((object) => {
    const checkpoint = kept.find((each) => isOf(each, object));
    if (checkpoint || object.file) return [{ object, checkpoint, size: checkpoint?.size ?? object.file?.size ?? 0 }];
    if (object.mayHaveArrived) return [];
    throw new BytesLost(object.name);
  });
  const total = sources.reduce((sum, { size }) => sum + size, 0);
  const loaded = new Map<string, number>();
  const transfers = sources.map(({ object, checkpoint }): { name: string; transfer: Transfer } => {
    const { name, scope, file, contentType, resumable, note } = object;
    const options = {
      scope,
      name,
      ...(contentType && { contentType }),
      ...(resumable && { resumable }),
      ...(note && { note }),
    };
    const follow = (progress: { loaded: number }): void => {
      loaded.set(name, progress.loaded);
      onProgress(
        [...loaded.values()].reduce((sum, each) => sum + each, 0),
        total,
      );
    };
    const transfer = checkpoint
      ? storage.resume(checkpoint, { onProgress: follow })
      : storage.start({ ...options, file: file!, onProgress: follow });
    return { name, transfer };
  });
  onProgress(0, total);
  return {
    done: together(transfers, arrived),
    pause: () => transfers.forEach(({ transfer }) => transfer.pause()),
    resume: () => transfers.forEach(({ transfer }) => transfer.resume()),
    abort: async () => {
      await Promise.all(transfers.map(({ transfer }) => transfer.abort()));
    },
  };
}

/** Waits for all, also when one fails: a retry must not meet another one still running. */
async function together(
  transfers: readonly { readonly name: string; readonly transfer: Transfer }[],
  arrived: Arrived,
): Promise<void> {
  const results = await Promise.allSettled(
    transfers.map(async ({ name, transfer }) => {
      arrived.set(name, await transfer.done);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Gives up what interrupted uploads of these objects have left, here and in the storage. */
export async function discardObjects<Scope extends object, Kept extends Checkpoint>(
  storage: Pick<ObjectStorage<Scope, never, Kept>, 'interrupted' | 'discard'>,
  objects: readonly Pick<ObjectToSend<Scope, never>, 'scope' | 'name'>[],
): Promise<void> {
  const kept = await storage.interrupted();
  const left = kept.filter((checkpoint) => objects.some((object) => isOf(checkpoint, object)));
  await Promise.all(left.map((checkpoint) => storage.discard(checkpoint)));
}

const isOf = ({ key, scope }: Checkpoint, object: { readonly name: string; readonly scope: object }): boolean =>
  key.slice(key.lastIndexOf('/') + 1) === object.name && sameScope(scope, object.scope);

const sameScope = (a: object, b: object): boolean => inOrder(a) === inOrder(b);
const inOrder = (scope: object): string => JSON.stringify(Object.entries(scope).sort(([a], [b]) => (a < b ? -1 : 1)));
