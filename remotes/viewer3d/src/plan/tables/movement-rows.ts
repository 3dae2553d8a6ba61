import type { DocumentTooth, PlanDocument, PlanMovement, Pose } from '@archway/contracts';
import { frameIn, inChartOrder, movementOf, relativePose } from '@archway/dental';
import { bodied } from '../stages/plan-stages.ts';

export interface MovementRow {
  readonly fdi: number;
  readonly state: DocumentTooth['state'];
  /** In mm and degrees, along the axes of the tooth where it stands before; null for one whose axes nobody found. */
  readonly values: Readonly<Record<PlanMovement, number>> | null;
}

/** How each tooth goes from one place to another: from the scan, between two stages, or from plan to plan. */
export function movementRows(
  document: PlanDocument,
  from: (fdi: number) => Pose,
  to: (fdi: number) => Pose,
): MovementRow[] {
  return bodied(document)
    .toSorted((one, other) => inChartOrder(one.fdi, other.fdi))
    .map(({ fdi, state, frame }) => ({
      fdi,
      state,
      values: frame && movementOf(frameIn(from(fdi), frame), relativePose(from(fdi), to(fdi))),
    }));
}
