import { type ReadPlan, MOST_PROBLEMS, checkedPlan } from './checked-plan.ts';
import { formed } from './form.ts';
import { problemAt } from './problem.ts';

export type { ReadPlan } from './checked-plan.ts';

/**
 * A plan document in the form of today and in its canonical form, from a value that anybody may have written: migrated,
 * every field known and in its range, and all of it meaning something together.
 */
export function readPlan(value: unknown): ReadPlan {
  const found = formed(value);
  return 'problems' in found ? { problems: found.problems.slice(0, MOST_PROBLEMS) } : checkedPlan(found.document);
}

/** The same, from the text of a file. */
export function readPlanText(text: string): ReadPlan {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [problemAt('notJson')] };
  }
  return readPlan(value);
}
