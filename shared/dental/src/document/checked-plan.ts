import type { PlanDocument } from '@archway/contracts';
import { checkAligners } from '../checks/aligners.ts';
import { checkContacts } from '../checks/contacts.ts';
import { checkExtras } from '../checks/extras.ts';
import { checkKeyFrames } from '../checks/key-frames.ts';
import { known } from '../checks/known.ts';
import { checkQuaternions, checkTarget } from '../checks/poses.ts';
import { checkTeeth } from '../checks/teeth.ts';
import { canonicalPlan } from './canonical.ts';
import type { DocumentProblem } from './problem.ts';

export type ReadPlan =
  | { readonly document: PlanDocument; readonly problems?: never }
  | { readonly document?: never; readonly problems: readonly DocumentProblem[] };

/** So many problems are told; whoever has more begins with these. */
export const MOST_PROBLEMS = 50;

const everyCheck = [
  checkTeeth,
  checkQuaternions,
  checkTarget,
  checkAligners,
  checkContacts,
  checkExtras,
  checkKeyFrames,
] as const;

/** A document whose form is known to be good, in its canonical form: all of it means something together. */
export function checkedPlan(document: PlanDocument): ReadPlan {
  const all = known(document);
  const problems = everyCheck.flatMap((check) => check(all)).slice(0, MOST_PROBLEMS);
  return problems.length > 0 ? { problems } : { document: canonicalPlan(document) };
}
