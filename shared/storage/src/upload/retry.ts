import { aborted, storageCodeOf } from '../storage-error.ts';

export interface RetryOptions {
  /** Further attempts after the first one. */
  readonly retries: number;
  readonly delayMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Resolves when there is a network; waiting for it costs no attempt. */
  readonly online: () => Promise<void>;
}

/** Trying again gives the same answer. */
const final = new Set(['NoSuchUpload', 'NoSuchBucket', 'FileAlreadyExists', 'EntityTooLarge', 'InvalidObjectName']);

/** Tries until it succeeds, is aborted, or the last attempt has failed; then the last failure is passed on. */
export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { retries, delayMs, signal, online } = options;
  for (let failures = 0; ; failures += 1) {
    if (signal?.aborted) throw aborted();
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted) throw aborted();
      if (failures >= retries || final.has(storageCodeOf(error) ?? '')) throw error;
      await pause(delayMs, signal);
      await online();
    }
  }
}

/** @throws StorageError `aborted` at once when the signal fires. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = (): void => {
      clearTimeout(timer);
      reject(aborted());
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Resolves when the browser has a network; at once where that is not known. */
export function browserOnline(): Promise<void> {
  if (globalThis.navigator?.onLine !== false || !('addEventListener' in globalThis)) return Promise.resolve();
  return new Promise((resolve) => globalThis.addEventListener('online', () => resolve(), { once: true }));
}
