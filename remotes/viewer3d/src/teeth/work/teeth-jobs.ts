import type { Vec3 } from '@archway/geometry';
import type { Jaw } from '@archway/dental';
import type { CorrectedTeeth, Correction, CorrectionProblem, TeethChange } from '@archway/dental/segment';

/** A jaw whose faces can be coloured one by one; in the patient's axes, mm. */
export interface PreparedJaw {
  /** Three vertices of its own for each face, in the order of the file. */
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  /** The vertices in the order of the search tree. */
  readonly indices: Uint32Array<ArrayBuffer>;
  readonly bvhRoots: ArrayBuffer[];
}

/** From the coordinates of the file to the patient's axes. */
export interface JawAxes {
  readonly origin: Vec3;
  readonly left: Vec3;
  readonly up: Vec3;
  readonly front: Vec3;
  readonly toMm: number;
}

/** What the worker of the correction does; the jaw stays there. */
export interface TeethJobs {
  open: {
    input: {
      readonly bytes: ArrayBuffer;
      readonly fileName: string;
      readonly jaw: Jaw;
      readonly labels: Uint8Array<ArrayBuffer>;
      readonly missing: readonly number[];
    };
    output: { readonly jaw: PreparedJaw; readonly axes: JawAxes; readonly teeth: CorrectedTeeth };
  };
  correct: {
    input: { readonly now: CorrectedTeeth; readonly command: Correction };
    output: { readonly change: TeethChange } | { readonly problem: CorrectionProblem };
  };
}
