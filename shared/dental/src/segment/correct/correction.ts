/** What somebody says of the teeth of a jaw, as plain data. Faces are those of the mesh as it was given. */
export type Correction =
  /** A tooth whose number is taken exchanges it with the one that has it. */
  | { readonly type: 'renumber'; readonly from: number; readonly to: number }
  /** This tooth and all behind it in its quadrant; `by` 1 is away from the midline. */
  | { readonly type: 'shift'; readonly from: number; readonly by: 1 | -1 }
  /** There is no tooth of this number; what was taken for it is gum. Said again, it is not known any more. */
  | { readonly type: 'missing'; readonly fdi: number }
  | { readonly type: 'delete'; readonly fdi: number }
  /** The tooth that is pointed at; without a number it gets the one that fits its place. */
  | { readonly type: 'add'; readonly face: number; readonly fdi?: number }
  /** These faces are of this tooth, or of the gum (0); the boundary beside them is looked for anew. */
  | { readonly type: 'brush'; readonly fdi: number; readonly faces: readonly number[] | Uint32Array }
  /** What is pointed at is a tooth of its own. */
  | { readonly type: 'split'; readonly face: number; readonly fdi?: number }
  | { readonly type: 'merge'; readonly from: number; readonly into: number }
  | { readonly type: 'smooth'; readonly fdi: number }
  /** Back to other labels, such as those of the machine. */
  | { readonly type: 'replace'; readonly labels: Uint8Array; readonly missing: readonly number[] };

/** Why a correction is not possible. */
export const correctionProblems = [
  'noToothThere',
  'toothThere',
  'noNumberFree',
  'otherJaw',
  'beyondQuadrant',
  'numberTaken',
  'nothingFound',
  'nothingChanged',
] as const;
export type CorrectionProblem = (typeof correctionProblems)[number];

/** Labels and missing numbers after a command, or why there are none. */
export type Labelled = { readonly labels: Uint8Array<ArrayBuffer>; readonly missing: readonly number[] };
export type Outcome = Labelled | { readonly problem: CorrectionProblem };
