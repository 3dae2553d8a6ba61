/**
 * Hands on a failure that nobody waits for, as if it had not been caught: the browser shows it to programmers, and the
 * host records it in the event log.
 */
export function uncaught(failure: unknown): void {
  if (typeof reportError === 'function') reportError(failure);
}
