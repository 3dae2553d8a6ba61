import type { Vec3 } from '@archway/geometry';
import type { Jaw } from '../document/jaws.ts';

/** What may be wrong with a tooth that was found. Screens show these; nothing unsure is shown as sure. */
export const toothDoubts = [
  /** Third molars are found less surely than others. */
  'thirdMolar',
  /** Part of the boundary with the gum, or with a neighbour, does not lie in a groove. */
  'weakMargin',
  'weakContact',
  /** Other numbers fit the row almost as well. */
  'numberUnsure',
  /** The scan ends within the crown. */
  'cutOffByRim',
  /** Much smaller or larger than such teeth are. */
  'unusualSize',
] as const;
export type ToothDoubt = (typeof toothDoubts)[number];

/** What may be wrong with the whole. */
export const jawDoubts = [
  /** The scan shows no whole dental arch; what was found in it may be nothing. */
  'noArch',
  'noTeeth',
  'fewTeeth',
  /** Upper or lower could not be told by the shape; or the shape tells the other one than was said. */
  'jawUnsure',
  'jawDisagrees',
  /** The triangles face into the body: a mirror image, or damaged. */
  'insideOut',
  /** A closed model: walls and base are no teeth, and the undersides of crowns may be missing. */
  'closedModel',
  /** The numbers of the file are not millimetres. */
  'notMillimetres',
  /** A tooth was pointed at where none could be laid into the row. */
  'clickWithoutTooth',
] as const;
export type JawDoubt = (typeof jawDoubts)[number];

/** A jaw's own directions, and the front end of its midline at the height of the cusps; in the file's coordinates. */
export interface JawFrame {
  readonly origin: Vec3;
  /** To the patient's left in a lower jaw, to the right in an upper one. */
  readonly lateral: Vec3;
  /** Out of the gum past the cusps. */
  readonly occlusal: Vec3;
  /** Towards the lips. */
  readonly anterior: Vec3;
  /** Millimetres per unit of the file. */
  readonly toMm: number;
}

export interface SegmentedTooth {
  readonly fdi: number;
  /** How likely this is a tooth, of this number, with about this boundary; 0 to 1. */
  readonly confidence: number;
  /** How much of its boundary with the gum, and with its neighbours, lies in a groove; 0 to 1. */
  readonly margin: number;
  readonly contacts: number;
  /** Of the number alone; 0 to 1. */
  readonly number: number;
  /** In the file's coordinates. */
  readonly middle: Vec3;
  readonly box: { readonly min: Vec3; readonly max: Vec3 };
  /** mm². */
  readonly area: number;
  readonly doubts: readonly ToothDoubt[];
}

export interface JawSegmentation {
  readonly jaw: Jaw;
  /** For each face of the mesh as it was given: 0 gum, else the FDI number. */
  readonly labels: Uint8Array<ArrayBuffer>;
  /** In their order along the arch. */
  readonly teeth: readonly SegmentedTooth[];
  readonly doubts: readonly JawDoubt[];
  readonly frame: JawFrame;
}
