import type { PlanProblem } from '@archway/contracts';

/** What is wrong with a document, and where: `aligners.upper[3].poses.11.q`. */
export interface DocumentProblem {
  readonly problem: PlanProblem;
  readonly path: string;
}

type Step = string | number | symbol;

/** A way into a document as one word. */
const pathOf = (steps: readonly Step[]): string =>
  steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    return path === '' ? String(step) : `${path}.${String(step)}`;
  }, '');

export const problemAt = (problem: PlanProblem, ...steps: readonly Step[]): DocumentProblem => ({
  problem,
  path: pathOf(steps),
});
