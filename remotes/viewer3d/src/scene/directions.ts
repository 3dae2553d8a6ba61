import { type Vec3, dot } from '@archway/geometry';

/** What of the patient lies at a side of the screen. */
export type Direction = 'right' | 'left' | 'front' | 'back';

const CLEAR = 0.62;

/**
 * What stands at the left and right edge of the screen, or null while the view is so oblique that saying it would
 * mislead.
 * @param screenRight unit vector to the right of the screen, in the patient's axes
 */
export function sidesOf(screenRight: Vec3): { left: Direction; right: Direction } | null {
  const towardsLeft = dot(screenRight, [1, 0, 0]);
  const towardsFront = dot(screenRight, [0, 0, 1]);
  if (Math.abs(towardsLeft) > CLEAR)
    return towardsLeft > 0 ? { left: 'right', right: 'left' } : { left: 'left', right: 'right' };
  if (Math.abs(towardsFront) > CLEAR)
    return towardsFront > 0 ? { left: 'back', right: 'front' } : { left: 'front', right: 'back' };
  return null;
}
