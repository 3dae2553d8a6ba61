import type { JawDoubt, ToothDoubt } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import type { Jaw } from '../document/jaws.ts';

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
