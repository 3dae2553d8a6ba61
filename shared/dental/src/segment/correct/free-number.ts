import { SLOTS, fdiOf, slotOf } from '../prior/slots.ts';
import type { CorrectableJaw } from './correctable-jaw.ts';

/** Slots that no tooth has. */
export function freeSlots({ jaw }: CorrectableJaw, own: Uint8Array): number[] {
  const taken = new Set([...new Set(own)].map((fdi) => slotOf(jaw, fdi)));
  return Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => !taken.has(slot));
}

/**
 * A free number for one of two parts of a tooth: the next one on the side on which the part lies, else the nearest.
 * @param ends a face of the part, and one of what keeps the number
 */
export function freeNumberBeside(
  jaw: CorrectableJaw,
  own: Uint8Array,
  fdi: number,
  [part, rest]: readonly [number, number],
): number | undefined {
  const { middles } = jaw.surface;
  const slot = slotOf(jaw.jaw, fdi);
  // Slots go along x, and round the front of the arch.
  const along = (face: number): number => Math.atan2(middles[3 * face]!, middles[3 * face + 2]! + ARCH);
  const side = Math.sign(along(part) - along(rest)) || 1;
  const price = (other: number): number => Math.abs(other - slot) + (Math.sign(other - slot) === side ? 0 : 0.5);
  const [best] = freeSlots(jaw, own).sort((one, other) => price(one) - price(other));
  return best === undefined ? undefined : fdiOf(jaw.jaw, best);
}

/** So far behind the front lies the middle of an arch, mm. */
const ARCH = 30;
