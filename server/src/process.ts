import { errorLines } from './infrastructure/log/safe-error.ts';
import { StartupError } from './startup-error.ts';

/** Longer than this nobody waits for a stop. */
const STOP_MS = 15_000;
/** A terminal tells npm and the server, and npm tells the server again: signals this close together are one. */
const ECHO_MS = 1000;

/**
 * Runs a program until SIGINT or SIGTERM, then stops it in peace; a second signal, or the end of patience, stops it at
 * once. What an operator has to put right is a message and exit code 1, not a stack.
 * @param start begins the program and gives back how to stop it.
 */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  // Whatever is written from here on is for the owner alone; threads have no say in it and inherit it.
  process.umask(0o077);
  let askedAt: number | null = null;
  let stop: (() => Promise<void>) | null = null;

  const end = async (): Promise<void> => {
    if (askedAt !== null && stop) {
      if (performance.now() - askedAt > ECHO_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    if (!stop) return;
    setTimeout(() => {
      process.stderr.write('The server did not stop in time.\n');
      process.exit(1);
    }, STOP_MS).unref();
    await stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  // Node's own report would print the error with all of its fields, and with them what people entered.
  process.on('uncaughtException', lost);
  process.on('unhandledRejection', lost);
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());

  try {
    stop = await start();
  } catch (error) {
    fail(error);
    return;
  }
  // A signal during the start waits until there is something to stop.
  if (askedAt !== null) {
    askedAt = null;
    await end();
  }
}

/** Nobody knows what a failure that nobody caught has left behind; whoever runs the server starts it again. */
const LOST = 70;

function lost(error: unknown): never {
  process.stderr.write(`Archway ends, since something failed that nobody expected:\n${errorLines(error)}\n`);
  process.exit(LOST);
}

function fail(error: unknown): never {
  process.stderr.write(error instanceof StartupError ? `\n${error.message}\n\n` : `${errorLines(error)}\n`);
  process.exit(1);
}
