import type { CaseFinding, InspectionRound, RecordedAction } from '@archway/contracts';

/** A line of the record of a case, as far as inspections are told from it. */
export interface InspectionLine {
  readonly action: RecordedAction;
  readonly by: string;
  readonly at: string;
  readonly note: string | null;
  readonly findings: readonly CaseFinding[];
}

const results: Partial<Record<RecordedAction, 'passed' | 'failed'>> = {
  passInspection: 'passed',
  failInspection: 'failed',
};

/**
 * The inspections of a version as its record tells them: each begins with its start and ends with what it came to.
 * @param lines of one version, oldest first
 * @returns newest first
 */
export function roundsOf(lines: readonly InspectionLine[]): InspectionRound[] {
  const rounds: InspectionRound[] = [];
  for (const { action, by, at, note, findings } of lines) {
    if (action === 'startInspection') {
      rounds.unshift({
        ...{ round: rounds.length + 1, by, startedAt: at, endedAt: null },
        ...{ result: null, words: null, findings: [] },
      });
    }
    const [last] = rounds;
    const result = results[action];
    // Whoever ended it answers for it, also where somebody else has begun.
    if (result && last) Object.assign(last, { by, endedAt: at, result, words: note, findings: [...findings] });
  }
  return rounds;
}
