import type { Vec3 } from '@archway/geometry';

/** Below this share of the direction a second letter would say more than is true. */
const SECOND = 0.35;

const NAMES = [
  ['L', 'R'],
  ['P', 'A'],
  ['S', 'I'],
] as const;

/**
 * What lies in a direction of patient space (LPS: x to the left, y to the back, z up), as radiologists letter it:
 * one letter along an axis, two between them, the stronger first.
 */
export function lettersOf(direction: Vec3): string {
  const size = Math.hypot(...direction);
  if (size === 0) return '';
  return [0, 1, 2]
    .map((axis) => ({ letter: NAMES[axis]![direction[axis]! > 0 ? 0 : 1], share: Math.abs(direction[axis]!) / size }))
    .filter(({ share }) => share > SECOND)
    .sort((a, b) => b.share - a.share)
    .slice(0, 2)
    .map(({ letter }) => letter)
    .join('');
}
