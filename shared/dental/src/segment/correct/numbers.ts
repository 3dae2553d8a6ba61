import { slotOf } from '../prior/slots.ts';
import type { CorrectableJaw } from './correctable-jaw.ts';
import type { Labelled, Outcome } from './correction.ts';

/** Each label by another one; a number that has a tooth is not missing. */
function relabelled({ labels, missing }: Labelled, of: ReadonlyMap<number, number>): Labelled {
  const own = labels.map((label) => of.get(label) ?? label);
  const there = new Set(own);
  return { labels: own, missing: missing.filter((fdi) => !there.has(fdi)) };
}

const has = ({ labels }: Labelled, fdi: number): boolean => fdi > 0 && labels.includes(fdi);

export function renumbered({ jaw }: CorrectableJaw, now: Labelled, from: number, to: number): Outcome {
  if (!has(now, from)) return { problem: 'noToothThere' };
  if (slotOf(jaw, to) < 0) return { problem: 'otherJaw' };
  return relabelled(
    now,
    new Map([
      [from, to],
      [to, from],
    ]),
  );
}

/** A tooth and those behind it get the next number, or the one before. */
export function shifted(now: Labelled, from: number, by: 1 | -1): Outcome {
  if (!has(now, from)) return { problem: 'noToothThere' };
  const quadrant = Math.floor(from / 10);
  const there = [...new Set(now.labels)].filter((fdi) => Math.floor(fdi / 10) === quadrant);
  const moved = there.filter((fdi) => fdi >= from);
  const beyond = moved.some((fdi) => (fdi + by) % 10 < 1 || (fdi + by) % 10 > 8);
  if (beyond) return { problem: 'beyondQuadrant' };
  if (moved.some((fdi) => there.includes(fdi + by) && !moved.includes(fdi + by))) return { problem: 'numberTaken' };
  return relabelled(now, new Map(moved.map((fdi) => [fdi, fdi + by])));
}

export function saidMissing({ jaw }: CorrectableJaw, now: Labelled, fdi: number): Outcome {
  if (slotOf(jaw, fdi) < 0) return { problem: 'otherJaw' };
  if (now.missing.includes(fdi)) return { ...now, missing: now.missing.filter((each) => each !== fdi) };
  const { labels, missing } = relabelled(now, new Map([[fdi, 0]]));
  return { labels, missing: [...missing, fdi].sort((one, other) => one - other) };
}

export const deleted = (now: Labelled, fdi: number): Outcome =>
  has(now, fdi) ? relabelled(now, new Map([[fdi, 0]])) : { problem: 'noToothThere' };

export const merged = (now: Labelled, from: number, into: number): Outcome =>
  has(now, from) && has(now, into) ? relabelled(now, new Map([[from, into]])) : { problem: 'noToothThere' };
