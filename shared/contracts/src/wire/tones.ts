import { type ValueRow, rowOf } from './values.ts';

/** What the colour of a status says: at rest, somebody else's turn, the reader's turn, done well, failed, being made. */
export const statusTones = ['neutral', 'info', 'warning', 'success', 'error', 'production'] as const;
export type StatusTone = (typeof statusTones)[number];

/** A value whose colour is the same for every reader. */
export interface TonedRow extends ValueRow {
  readonly tone: StatusTone;
}

/** The colour of a value; at rest for one that this build does not know. */
export const toneOf = (rows: readonly TonedRow[], value: unknown): StatusTone => rowOf(rows, value)?.tone ?? 'neutral';
