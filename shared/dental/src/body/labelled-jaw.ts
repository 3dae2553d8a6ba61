import { deciduousTeeth, permanentTeeth } from '@archway/contracts';
import { type Jaw, jawOf } from '../document/jaws.ts';
import type { DesignProblem } from '../design/problem.ts';
import { verticesTurnedOver } from './jaw-axes.ts';

/** A scan with the tooth of each face, in mm and in the axes of a plan: x to the patient's left, y up, z to the front. */
export interface JawScan {
  readonly jaw: Jaw;
  /** x, y, z of each vertex. */
  readonly positions: ArrayLike<number>;
  /** Three vertices of each face, counter-clockwise seen from outside. */
  readonly indices: ArrayLike<number>;
  /** FDI number of each face; 0 is gum. */
  readonly labels: ArrayLike<number>;
}

/** The same with the teeth upwards; `labels` hold teeth of this jaw alone. */
export interface LabelledJaw {
  readonly jaw: Jaw;
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly labels: Uint8Array;
}

const known = new Set<number>([...permanentTeeth, ...deciduousTeeth]);

/** So large a share of the labelled faces may be of the other jaw, or of no tooth, before the labels are taken for wrong. */
const STRAY = 0.05;

type Checked = { readonly jaw: LabelledJaw } | { readonly problem: DesignProblem };

/** A scan as the engine works on it, or why it cannot. Stray labels become gum. */
export function labelledJaw({ jaw, positions, indices, labels }: JawScan): Checked {
  const faces = indices.length / 3;
  const vertices = positions.length / 3;
  if (labels.length !== faces) return { problem: { problem: 'labelsDoNotFit', jaw } };
  for (let i = 0; i < positions.length; i++)
    if (!Number.isFinite(positions[i])) return { problem: { problem: 'damagedMesh', jaw } };
  for (let i = 0; i < indices.length; i++)
    if (!(indices[i]! < vertices)) return { problem: { problem: 'damagedMesh', jaw } };
  const own = new Uint8Array(faces);
  let [teeth, unknown, other] = [0, 0, 0];
  for (let face = 0; face < faces; face++) {
    const label = labels[face]!;
    if (label === 0) continue;
    if (!known.has(label)) unknown++;
    else if (jawOf(label) !== jaw) other++;
    else {
      own[face] = label;
      teeth++;
    }
  }
  const all = teeth + unknown + other;
  if (all === 0) return { problem: { problem: 'noLabels', jaw } };
  if (other > STRAY * all) return { problem: { problem: 'labelsOfOtherJaw', jaw } };
  if (unknown > STRAY * all) return { problem: { problem: 'unknownLabels', jaw } };
  return {
    jaw: { jaw, positions: verticesTurnedOver(jaw, positions), indices: Uint32Array.from(indices), labels: own },
  };
}
