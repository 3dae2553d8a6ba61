import { z } from 'zod';
import { instant } from '../../wire/envelope.ts';

const makingStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type MakingState = (typeof makingStates)[number];

/** Model and cut line of a sub-order, made from the plan: under way, or how it ended. */
export const fileMaking = z.object({
  state: z.enum(makingStates),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  askedBy: z.string(),
  askedAt: instant,
  /** Why it failed, in the reader's language. */
  problem: z.object({ code: z.number().int(), text: z.string() }).nullable(),
  /** Jaws for which no cut line was confirmed with the plan. */
  withoutLine: z.array(z.enum(['upper', 'lower'])),
});
export type FileMaking = z.infer<typeof fileMaking>;

export const isLiveMaking = ({ state }: Pick<FileMaking, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
