/** The part of AbortSignal that is used; structural, so that no DOM is needed. Without events it is looked at between steps. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener?(type: 'abort', listener: () => void): void;
  removeEventListener?(type: 'abort', listener: () => void): void;
}

/** Calls `abort` when the signal does. @returns what ends the following */
export function followSignal(signal: CancelSignal | undefined, abort: () => void): () => void {
  signal?.addEventListener?.('abort', abort);
  return () => signal?.removeEventListener?.('abort', abort);
}
