import type { JawDoubt } from '@archway/contracts';
import { type Vec3, dot, subtract } from '@archway/geometry';
import { type JawOrientation, type Mesh, boundsOf, orientJaw, recognise } from '@archway/mesh';
import type { Jaw } from '../document/jaws.ts';
import type { JawFrame } from './segmentation.ts';

/** Longest side in mm of anything in which teeth are looked for without an arch. */
const SIZES = [8, 200] as const;
/** A palate covers more of the place inside the arch than this, the floor of a mouth is hardly ever scanned so far. */
const PALATE = 0.5;

export interface JawView {
  readonly jaw: Jaw;
  readonly frame: JawFrame;
  readonly doubts: readonly JawDoubt[];
}

/** Of what shows no jaw. */
export const UNKNOWN_FRAME: JawFrame = {
  origin: [0, 0, 0],
  lateral: [1, 0, 0],
  occlusal: [0, 1, 0],
  anterior: [0, 0, 1],
  toMm: 1,
};

/** Which jaw it is and how it lies. @returns undefined for what has no size, or no size that a jaw could have */
export function viewOf(mesh: Mesh, said: Jaw | undefined): JawView | undefined {
  const { min, max } = boundsOf(mesh);
  const longest = Math.max(...subtract(max, min));
  if (!(longest > 0) || !Number.isFinite(longest)) return undefined;
  const { unitGuess, jawGuess, orientation: whole } = recognise(mesh, longest);
  const toMm = whole ? unitGuess.toMm : 1;
  if (longest * toMm < SIZES[0] || longest * toMm > SIZES[1]) return undefined;
  const orientation = whole ?? orientJaw(mesh, toMm);
  const doubts: JawDoubt[] = [];
  if (!whole) doubts.push('noArch');
  if (toMm !== 1) doubts.push('notMillimetres');
  if (orientation.insideOut) doubts.push('insideOut');
  if (orientation.closed) doubts.push('closedModel');
  const seen = jawGuess.jaw === 'unknown' ? undefined : jawGuess.jaw;
  if (said ? seen && jawGuess.sure && seen !== said : !seen || !jawGuess.sure) {
    doubts.push(said ? 'jawDisagrees' : 'jawUnsure');
  }
  const jaw = said ?? seen ?? (orientation.interior.cover > PALATE ? 'upper' : 'lower');
  return { jaw, frame: frameOf(orientation, toMm), doubts };
}

const frameOf = ({ origin, lateral, occlusal, anterior }: JawOrientation, toMm: number): JawFrame => ({
  origin,
  lateral,
  occlusal,
  anterior,
  toMm,
});

/** A point of the file in the jaw's frame, mm. */
export function inJaw({ origin, lateral, occlusal, anterior, toMm }: JawFrame, point: Vec3): Vec3 {
  const from = subtract(point, origin);
  return [dot(lateral, from) * toMm, dot(occlusal, from) * toMm, dot(anterior, from) * toMm];
}

/** All positions in the jaw's frame, mm. */
export function allInJaw(frame: JawFrame, positions: Float32Array): Float64Array {
  const out = new Float64Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    out.set(inJaw(frame, [positions[i]!, positions[i + 1]!, positions[i + 2]!]), i);
  }
  return out;
}
