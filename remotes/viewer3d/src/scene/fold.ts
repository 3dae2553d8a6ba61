import { type Box3, Matrix4 } from 'three';
import type { JawName } from '../frame/placement.ts';
import { openAngle } from './standard-views.ts';

const FOLD_GAP_MM = 6;

/**
 * Opens a jaw like a book: 0 is closed, 1 folded open with the occlusal surface towards the reader of the front view.
 * @param bounds of the jaw, closed
 */
export function foldMatrix(jaw: JawName, openness: number, { min, max }: Box3): Matrix4 {
  const turn = new Matrix4().makeRotationX(openAngle[jaw] * openness);
  const middle = (min.z + max.z) / 2;
  const reach = (max.z - min.z) / 2 + FOLD_GAP_MM;
  // After the turn the depth of the arch lies upright; each half moves to its side of the horizon.
  const shift = jaw === 'upper' ? reach - middle : -reach + middle;
  return new Matrix4().makeTranslation(0, shift * openness, 0).multiply(turn);
}
