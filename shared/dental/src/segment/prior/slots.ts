import type { Jaw } from '../../document/jaws.ts';

/** Places of permanent teeth in one jaw. */
export const SLOTS = 16;

const upper = [28, 27, 26, 25, 24, 23, 22, 21, 11, 12, 13, 14, 15, 16, 17, 18];
const lower = [48, 47, 46, 45, 44, 43, 42, 41, 31, 32, 33, 34, 35, 36, 37, 38];

/** FDI number of a slot. Slots go along positive x of the jaw's frame: to the right in an upper jaw, to the left in a lower. */
export const fdiOf = (jaw: Jaw, slot: number): number => (jaw === 'upper' ? upper : lower)[slot]!;

/** -1 where the number is none of this jaw's permanent teeth. */
export const slotOf = (jaw: Jaw, fdi: number): number => (jaw === 'upper' ? upper : lower).indexOf(fdi);

/** 1 (central incisor) to 8 (third molar). */
export const kindOf = (slot: number): number => (slot < SLOTS / 2 ? SLOTS / 2 - slot : slot - SLOTS / 2 + 1);

/** The slot of the same tooth on the other side. */
export const mirrored = (slot: number): number => SLOTS - 1 - slot;
