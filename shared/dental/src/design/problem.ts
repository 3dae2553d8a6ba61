import type { Jaw } from '../document/jaws.ts';

/** Why nothing can be designed, or what should be looked at in what was; in the words of English for commands and logs. */
export const designProblems = {
  labelsDoNotFit: 'there are not as many labels as faces',
  damagedMesh: 'the mesh has coordinates that are no numbers, or faces without vertices',
  noLabels: 'no face is labelled with a tooth',
  labelsOfOtherJaw: 'the labels are those of the other jaw',
  unknownLabels: 'the labels are no FDI numbers',
  tooFewTeeth: 'a target needs two teeth of a jaw or more',
  toothInPieces: 'the label lies on several pieces of the scan; the largest is taken',
  toothTooSmall: 'the label is on too few faces to be a tooth; it is left out',
  samePlace: 'two teeth have the same place in the arch; the larger one is taken',
  bodyNotClosed: 'no closed body could be made; the tooth is left out',
  gumLineUnusual: 'the gum line does not run once around the tooth',
  axisUnusual: 'the long axis differs much from the other side or the neighbours',
  widthUnusual: 'the width is unusual for this tooth',
  archUnusual: 'no even arch fits these teeth; check the target',
  contactNotClosed: 'this contact could not be closed between teeth that stay',
  movesFar: 'the tooth goes farther than one treatment usually moves it',
  collides: 'teeth pass through each other on their way by more than is allowed',
  unknownTooth: 'there is no such tooth in this jaw',
  tooManyStages: 'the way to the target has more stages than a plan may have',
} as const;
export type DesignProblemName = keyof typeof designProblems;

export interface DesignProblem {
  readonly problem: DesignProblemName;
  readonly jaw?: Jaw;
  /** Those that it is about: two for a contact. */
  readonly teeth?: readonly number[];
}
