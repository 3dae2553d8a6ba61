/** Plans that are edited: each command makes a document of a document. */
export {
  type ArchMarks,
  type ArchNumber,
  archMarks,
  archNumbers,
  archNumbersOf,
  withArchNumber,
} from '../arch/arch-numbers.ts';
export { type ArchHandle, archLine, archValueAt } from '../arch/arch-line.ts';
export { foundArch, libraryArch, presentArch } from '../arch/arch-row.ts';
export type { ArchForm } from '../target/arch-curve.ts';
export { axesTurn, foundAxes, turnedFurther } from './axes.ts';
export { type BitePlace, biteMoved, biteOfPlace, bitePivot, bitePlaceOf, firstBite } from './bite.ts';
export { type EditCommand, edited } from './command.ts';
export { type Contact, contactsIn } from './contacts.ts';
export { elasticClassOf, lastWorn, looseEnds } from './elastics.ts';
export { keyFrameGoesTo } from './key-frames/key-frames.ts';
export { keyFramesIn } from './key-frames/keyed-way.ts';
export { poseOfMovement } from './movement-pose.ts';
export { isLocked } from './locks.ts';
export { type EditRefusal, type EditRules, noRules } from './rules.ts';
export { overcorrectionOf } from './overcorrection.ts';
export { lastOf } from './stages.ts';
export { counterpartOf } from './targets.ts';
export { type BarEnd, drawn } from './timing.ts';
export { type Bar, barOf } from './tooth-way.ts';
