import { fileErrorOf } from './file-error.ts';
import type { Line } from './json-lines.ts';
import { kindOf } from './kind.ts';
import { orStopped } from './interruptible.ts';
import { ordered } from './ordered.ts';
import { createPool, type Pool } from './pool.ts';
import { filesOf, type FoundFile } from './walk.ts';

export interface InspectOptions {
  readonly concurrency: number;
  readonly signal: AbortSignal;
}

/** A line for everything that the paths hold, in the order of the paths. */
export async function* inspectAll(
  paths: readonly string[],
  { concurrency, signal }: InspectOptions,
): AsyncGenerator<Line> {
  const pool = createPool(concurrency);
  try {
    const work = (file: FoundFile): Promise<Line[]> => orStopped(linesOf(file, pool), signal);
    for await (const lines of ordered(filesOf(paths), concurrency, work)) yield* lines;
  } finally {
    await pool.close();
  }
}

/** A failure is a line as well: one bad file stops nothing. */
async function linesOf({ path: file, named, error }: FoundFile, pool: Pool): Promise<Line[]> {
  if (error) return [{ file, error }];
  try {
    const kind = await kindOf(file);
    if (kind === 'unknown' && !named) return [{ file, skipped: 'unknownFormat' }];
    return [{ file, ...(await pool.run('inspectMesh', { path: file })) }];
  } catch (cause) {
    return [{ file, error: fileErrorOf(cause) }];
  }
}
