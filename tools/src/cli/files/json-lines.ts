import { once } from 'node:events';
import type { FileError } from './file-error.ts';

/** Anything that has a line: a file or series with its facts, or with what is wrong. */
export type Line = { readonly file: string; readonly error?: FileError } & Readonly<Record<string, unknown>>;

/** Standard output as JSON lines. */
export interface JsonLines {
  write(line: Line): Promise<void>;
  /** Lines with an error so far. */
  readonly failed: number;
}

export function jsonLines(out: NodeJS.WritableStream = process.stdout): JsonLines {
  let failed = 0;
  // Whoever reads has seen enough (`| head`): no reason to complain.
  out.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));
  return {
    async write(line) {
      if (line.error) failed += 1;
      if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
    },
    get failed() {
      return failed;
    },
  };
}
