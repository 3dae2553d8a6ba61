import type { PlanDocument } from '@archway/contracts';
import { checkAligners } from '../checks/aligners.ts';
import { checkContacts } from '../checks/contacts.ts';
import { checkExtras } from '../checks/extras.ts';
import { known } from '../checks/known.ts';
import { checkQuaternions, checkTarget } from '../checks/poses.ts';
import { checkTeeth } from '../checks/teeth.ts';
import { canonicalPlan } from './canonical.ts';
import { formed } from './form.ts';
import { type DocumentProblem, problemAt } from './problem.ts';

export type ReadPlan =
  | { readonly document: PlanDocument; readonly problems?: never }
  | { readonly document?: never; readonly problems: readonly DocumentProblem[] };

/** So many problems are told; whoever has more begins with these. */
const MOST = 50;

const everyCheck = [checkTeeth, checkQuaternions, checkTarget, checkAligners, checkContacts, checkExtras] as const;

/**
 * A plan document in the form of today and in its canonical form, from a value that anybody may have written: migrated,
 * every field known and in its range, and all of it meaning something together.
 */
export function readPlan(value: unknown): ReadPlan {
  const found = formed(value);
  if ('problems' in found) return { problems: found.problems.slice(0, MOST) };
  const all = known(found.document);
  const problems = everyCheck.flatMap((check) => check(all)).slice(0, MOST);
  return problems.length > 0 ? { problems } : { document: canonicalPlan(found.document) };
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
