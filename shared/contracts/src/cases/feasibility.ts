import type { Answer } from '../wire/endpoint.ts';
import type { casesEndpoints } from './endpoints.ts';

type Entry = Answer<typeof casesEndpoints.progress>[number];
/** What somebody said, and when. */
export type Saying = Pick<Entry, 'id' | 'by' | 'at' | 'note'>;

/** A question of whoever designs, with the doctor's answer when there is one. */
export interface FeasibilityQuestion {
  readonly asked: Saying;
  readonly answer: Saying | null;
}

/**
 * Questions and answers about feasibility as the record of a version tells them.
 * @param entries of the whole case, newest first
 * @returns newest first
 */
export function questionsOf(entries: readonly Entry[], version: number): FeasibilityQuestion[] {
  const questions: FeasibilityQuestion[] = [];
  let answer: Saying | null = null;
  for (const entry of entries) {
    if (entry.version !== version) continue;
    if (entry.action === 'answerFeasibility') answer = entry;
    if (entry.action === 'askFeasibility') {
      questions.push({ asked: entry, answer });
      answer = null;
    }
  }
  return questions;
}
