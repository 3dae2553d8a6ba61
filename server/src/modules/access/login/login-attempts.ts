import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../infrastructure/database/database.ts';
import { type Attempt, type Tally, tallyBefore } from './attempt-repository.ts';

const MOST_HERE = 8;
/** A place may stand for a whole practice, or for a company's way into the internet. */
const MOST_OF_PLACE = 80;
/** Guesses at one account from all places at which it never logged in: those where it did are not locked by them. */
const MOST_OF_STRANGERS = 24;
const LOOK_AGAIN_MS = 50;

const isOver = ({ here, place, strangers }: Tally, { known }: Attempt): boolean =>
  here >= MOST_HERE || place >= MOST_OF_PLACE || (!known && strangers >= MOST_OF_STRANGERS);

/**
 * Whether an attempt may be tried, judged by the failures before it. Earlier attempts that are still undecided may turn
 * out right: if only they are in the way, it waits for them.
 */
export async function mayTry(db: Database, id: string, attempt: Attempt): Promise<boolean> {
  for (;;) {
    const { failed, all } = await tallyBefore(db, id, attempt);
    if (isOver(failed, attempt)) return false;
    if (!isOver(all, attempt)) return true;
    await sleep(LOOK_AGAIN_MS);
  }
}
