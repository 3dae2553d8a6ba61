import { timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing about where two texts differ. */
export function equalText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
