/** The engine: from labelled scans to a staged plan. Pages that only show plans do not load it. */
/** @public What a jaw by itself is designed from and put together with; the README promises it. */
export type { JawScan } from '../body/labelled-jaw.ts';
/** @public */
export { designJaw } from './design-jaw.ts';
/** @public */
export { makePlan } from './make-plan.ts';
export { type OnArch, setOnArch } from '../arch/set-on-arch.ts';
export { type MeetsOpposing, attachmentsNearOpposing } from '../attach/opposing-attachments.ts';
export { closedness } from '../body/closed.ts';
export { gapBetween } from '../collide/gap-between.ts';
export { boltonRatio, jawMeasures } from '../measures/jaw-measures.ts';
export { biteMeasures } from '../measures/bite-measures.ts';
export type { JawDesign, JawOptions } from './design-jaw.ts';
export { designPlan } from './design-plan.ts';
export type { StandingScan } from './placed-jaws.ts';
export { standingScan } from './placed-jaws.ts';
export type { DesignProblem } from './problem.ts';
export {
  type OverLimit,
  type Overlap,
  againstPrescription,
  checksFrom,
  contactsAtTarget,
  overLimits,
  overlapsIn,
} from '../restage/issues.ts';
export { type MappedTooth, contactMap, mappedTooth } from '../restage/contact-map.ts';
export { type PairDepths, neighbourDepths, opposingDepths } from '../restage/overlaps.ts';
export { ROOT_VOLUME_BUDGET, type Voxels } from '../roots/voxels.ts';
export { restaging } from '../restage/restage.ts';
