import type { ErrorFacts } from './error-facts.ts';

/** To the worker. Every job is answered once by `done` or `failed`, a cancelled one too. */
export type ToWorker =
  | { readonly kind: 'run'; readonly id: number; readonly task: string; readonly input: unknown }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: unknown }
  | { readonly kind: 'unanswered'; readonly ask: number; readonly error: ErrorFacts };

/** From the worker. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'done'; readonly id: number; readonly output: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ErrorFacts }
  /** A handler needs something that could not be handed to it. */
  | { readonly kind: 'ask'; readonly ask: number; readonly question: unknown };
