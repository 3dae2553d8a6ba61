import type { IprRegion } from '@archway/contracts';
import { dot, subtract } from '@archway/geometry';
import { placeOf } from '../body/jaw-axes.ts';
import { placeInArch } from '../document/jaws.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';
import { pointIn } from '../pose/pose.ts';
import type { JawTarget } from './make-target.ts';
import { type ContactAmount, type TargetOptions, amountAt } from './options.ts';

/** Incisors may come forward so far on the average, in mm, before enamel is taken. */
const FORWARD = 0.5;
/** So much shorter a row has to be for its incisors to stand 1 mm farther back, in mm. */
const LENGTH = 2;
/** What is usually taken at one contact, and in which steps, in mm. */
const MOST = 0.5;
const STEP = 0.1;

const between = (where: IprRegion, places: readonly [number, number]): boolean => {
  const [front, back] = [Math.min(...places), Math.max(...places)];
  const anterior = back <= 3;
  const posterior = front >= 3 && back <= 6 && front !== back;
  return where === 'anterior' ? anterior : where === 'posterior' ? posterior : anterior || posterior;
};

/** How far the incisors of a target stand before where they were scanned, on the average; mm. */
function comesForward(teeth: readonly FramedTooth[], { poses }: Pick<JawTarget, 'poses'>): number {
  const incisors = teeth.filter(({ fdi }) => placeOf(fdi) <= 2);
  const sum = incisors.reduce(
    (all, { fdi, line, outwards }) => all + dot(subtract(pointIn(poses.get(fdi)!, line), line), outwards),
    0,
  );
  return incisors.length > 0 ? sum / incisors.length : 0;
}

/**
 * Enamel that is taken so that incisors do not come forward: of contacts where neighbours touch, evenly, those at the midline
 * first, no more than is usual at one of them. Contacts of which something was said keep what was said.
 * @returns none where incisors stay
 */
export function iprAsNeeded(
  teeth: readonly FramedTooth[],
  target: JawTarget,
  where: IprRegion,
  { ipr, spaces, fixed = [] }: TargetOptions,
): ContactAmount[] {
  const lacking = LENGTH * (comesForward(teeth, target) - FORWARD);
  if (lacking < STEP) return [];
  const contacts = target.contacts
    .map((contact) => contact.between)
    .filter(([one, other]) => {
      const said = amountAt(ipr, one, other) + amountAt(spaces, one, other) > 0;
      const stay = fixed.includes(one) && fixed.includes(other);
      const neighbours = Math.abs(placeInArch(one) - placeInArch(other)) === 1;
      return !said && !stay && neighbours && between(where, [placeOf(one), placeOf(other)]);
    })
    .toSorted((one, other) => placeOf(one[0]) + placeOf(one[1]) - placeOf(other[0]) - placeOf(other[1]));
  const steps = Math.round(Math.min(lacking, MOST * contacts.length) / STEP);
  return contacts.flatMap((each, n) => {
    const own = Math.floor(steps / contacts.length) + (n < steps % contacts.length ? 1 : 0);
    return own > 0 ? [{ between: each, mm: Math.round(own * STEP * 10) / 10 }] : [];
  });
}
