import type { CommentPin, CommentView } from '@archway/contracts';
import { jawOf, jaws } from '@archway/dental';
import { type Vec3, dot, subtract, unit } from '@archway/geometry';
import { standardViews } from '../../../scene/standard-views.ts';
import type { PlanStages } from '../../../plan/stages/plan-stages.ts';
import type { PlanView } from '../../../plan/view/plan-view.ts';

/** About an eighth of a turn: from there the other jaw stands before the one that is looked at. */
const OCCLUSAL = 0.7;

/** Which jaws are shown to whoever goes to a kept view: seen from its biting edges, a jaw alone. */
export function jawsSeen({ teeth }: Pick<CommentPin, 'teeth'>, { position, target }: CommentView): PlanView['jaws'] {
  const from: Vec3 = unit(subtract(position, target));
  const [first] = teeth;
  const alone = jaws.find(
    (jaw) => dot(from, standardViews[jaw].from) > OCCLUSAL && (first === undefined || jawOf(first) === jaw),
  );
  return alone ? { upper: alone === 'upper', lower: alone === 'lower' } : { upper: true, lower: true };
}

/** The stage that a comment names while one is shown: a target has none, and overcorrection follows the last aligner. */
export const stageSaid = ({ kind, planned }: PlanStages, stage: number): number | null =>
  kind === 'step' ? Math.min(Math.round(stage), Math.max(planned.upper, planned.lower)) : null;
