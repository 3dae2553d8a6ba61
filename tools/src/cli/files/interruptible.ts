const INTERRUPTED = 130;
/** So long may cleaning away take; whatever does not answer by then is left behind. */
const PATIENCE_MS = 5000;

/** Ctrl-C came. */
class Interrupted extends Error {
  readonly code = 'cancelled';
}

/**
 * Runs a command that can be stopped: Ctrl-C (or a request to end) aborts the signal, what was begun is cleaned away, and
 * the program ends with 130. A second Ctrl-C ends it at once.
 */
export async function interruptible(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const onSignal = (): void => {
    if (stop.signal.aborted) process.exit(INTERRUPTED);
    stop.abort(new Interrupted('Interrupted.'));
    setTimeout(() => process.exit(INTERRUPTED), PATIENCE_MS).unref();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    await work(stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
    if (stop.signal.aborted) {
      process.exitCode = INTERRUPTED;
      // What the system has not answered yet (a disk or a share that is away) must not keep the program.
      process.stderr.write('Interrupted.\n', () => process.stdout.write('', () => process.exit(INTERRUPTED)));
    }
  }
}

/** Rejects as soon as the signal aborts. */
export function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
