import { VolumeError } from '../volume-error.ts';

/** The part of AbortSignal that is used; structural, so that this package needs no DOM. Without events it is looked at between steps. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener?(type: 'abort', listener: () => void): void;
  removeEventListener?(type: 'abort', listener: () => void): void;
}

/** Calls `abort` when the signal does. @returns what ends the following */
export function followSignal(signal: CancelSignal | undefined, abort: () => void): () => void {
  signal?.addEventListener?.('abort', abort);
  return () => signal?.removeEventListener?.('abort', abort);
}

/** @throws VolumeError cancelled */
export function checkCancelled(signal: CancelSignal | undefined): void {
  if (signal?.aborted) throw new VolumeError('cancelled');
}
