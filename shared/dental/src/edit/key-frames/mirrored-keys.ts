import type { PlanDocument, Pose } from '@archway/contracts';
import { jawOf } from '../../document/jaws.ts';
import { movementOf } from '../../pose/movement.ts';
import { poseOfMovement } from '../movement-pose.ts';
import { withWays } from '../stages.ts';
import { toothIn } from '../teeth.ts';
import { aroundRests, straightWay, withoutRests } from '../tooth-way.ts';
import { joined, partsOf, wayOf } from './keyed-way.ts';

/**
 * The way of a tooth with key frames on its counterpart, which goes at the same stages then; of one without any nothing but
 * the target is mirrored. @param aimed has the target of the counterpart already
 */
export function mirroredKeys(document: PlanDocument, aimed: PlanDocument, fdi: number, other: number): PlanDocument {
  const way = document.kind === 'step' ? wayOf(document, fdi) : null;
  if (!way?.keys?.length) return aimed;
  const steps = document.aligners[jawOf(fdi)];
  const from = toothIn(document, fdi).frame!;
  const tooth = toothIn(document, other);
  const mirrored = (pose: Pose): Pose => poseOfMovement(tooth.frame!, movementOf(from, pose));
  const parts = partsOf(withoutRests(steps, way)).map((part) =>
    straightWay(tooth, [mirrored(part[0]!), mirrored(part.at(-1)!)], document.limits, part.length - 1),
  );
  return withWays(aimed, jawOf(fdi), new Map([[other, aroundRests(steps, joined(way.from, parts))]]));
}
