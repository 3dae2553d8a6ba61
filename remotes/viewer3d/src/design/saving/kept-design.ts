import type { PlanDocument } from '@archway/contracts';
import { readPlan } from '@archway/dental';
import { deviceStore } from '@archway/platform';

/** What was edited and not saved, on this device. */
export interface KeptDesign {
  readonly document: PlanDocument;
  /** The hash of what it was made from. */
  readonly base: string | null;
  /** Milliseconds. */
  readonly at: number;
}

const device = deviceStore<KeptDesign>('archway-designs', 'unsaved');

const placeOf = (userId: string, planId: string): string => `${userId}.${planId}`;

/** A device that keeps nothing, as in a private window, hinders nobody: the server has what was saved. */
export async function readKept(userId: string, planId: string): Promise<KeptDesign | null> {
  try {
    const kept = await device.get(placeOf(userId, planId));
    // An older version of the product may have kept it.
    const document = kept && readPlan(kept.document).document;
    return document ? { document, base: kept.base, at: kept.at } : null;
  } catch {
    return null;
  }
}

/** Keeps what is not saved yet; null forgets it. */
export async function keepDesign(userId: string, planId: string, kept: KeptDesign | null): Promise<void> {
  try {
    const place = placeOf(userId, planId);
    await (kept ? device.put(place, kept) : device.remove(place));
  } catch {
    // As above.
  }
}
