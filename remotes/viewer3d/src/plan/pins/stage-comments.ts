import type { PlanComment } from '@archway/contracts';

/** What was said at one stage. */
export interface StageComments {
  readonly stage: number;
  /** Those that are open first, each as they were written. */
  readonly comments: readonly PlanComment[];
  readonly open: boolean;
}

/** The stages at which comments are pinned, in order. @param total the last stage that there is */
export function stageComments(comments: readonly PlanComment[], total: number): StageComments[] {
  const stages = new Map<number, PlanComment[]>();
  for (const comment of comments) {
    const { step } = comment.pin;
    if (step !== null && step <= total) stages.set(step, [...(stages.get(step) ?? []), comment]);
  }
  const settled = ({ resolved }: PlanComment): number => Number(resolved !== null);
  return [...stages]
    .toSorted(([one], [other]) => one - other)
    .map(([stage, its]) => {
      const ordered = its.toSorted((one, other) => settled(one) - settled(other) || one.number - other.number);
      return { stage, comments: ordered, open: ordered[0]?.resolved === null };
    });
}

/** What pressing a mark leads to: its first comment, and from one of them to the one after it. */
export function nextAt({ comments }: StageComments, chosen: number | null): PlanComment | undefined {
  const at = comments.findIndex(({ number }) => number === chosen);
  return comments[(at + 1) % comments.length];
}
