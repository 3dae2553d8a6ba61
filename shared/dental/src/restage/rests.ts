import type { PlanDocument } from '@archway/contracts';
import { AT_REST } from '../pose/pose.ts';
import { samePose } from '../edit/tooth-way.ts';

/** The stages of a jaw in which no tooth moves because somebody said so. */
export function restsOf(steps: PlanDocument['aligners']['upper']): ReadonlySet<number> {
  const still = steps.filter(({ n, passive, poses }) => {
    const before = steps[n - 1];
    const moves = (fdi: string): boolean => !samePose(poses[fdi] ?? AT_REST, before?.poses[fdi] ?? AT_REST);
    return passive && before && !Object.keys(poses).some(moves);
  });
  return new Set(still.map(({ n }) => n));
}

/** Stages with those of rest among them, at their numbers: one that begins beyond the last stage of all is none. */
export function withRests<T>(
  stages: readonly T[],
  rests: ReadonlySet<number>,
): {
  readonly staged: readonly { readonly stage: T; readonly passive: boolean }[];
  /** The number that a stage has now. */
  readonly stageOf: (stage: number) => number;
} {
  const staged: { stage: T; passive: boolean }[] = [];
  const numbers: number[] = [];
  const rest = (): void => {
    while (staged.length > 0 && rests.has(staged.length)) staged.push({ stage: staged.at(-1)!.stage, passive: true });
  };
  for (const stage of stages) {
    rest();
    numbers.push(staged.length);
    staged.push({ stage, passive: false });
  }
  rest();
  return { staged, stageOf: (stage) => numbers[stage] ?? stage };
}
