import { z } from 'zod';
import { id } from './envelope.ts';
import type { ErrorName } from './errors.ts';
import { MOST_ROWS } from './list-limits.ts';

/** Ids of the records that something is done to at once: at least one, at most a page. */
export const batchOf = z
  .array(id)
  .min(1, { error: 'nothingSelected' satisfies ErrorName })
  .max(MOST_ROWS);

/**
 * What became of one record of a batch, as an envelope of its own: each is done, with code 200, or refused by itself.
 */
const batchRow = z.object({ id, code: z.number().int(), msg: z.string() });
export type BatchRow = z.infer<typeof batchRow>;

/** The answer of a batch: a row for each record, in the order in which they were given. */
export const batchRows = z.array(batchRow);
