import { arrivalKey, arrivalParameters } from '@archway/contracts';
import { tabStore } from '@archway/platform';

/**
 * Keeps what the address that a tab was opened with carries for its reader: the way over login and registration loses
 * the query. Whoever fills `boot.trigger` carries it out.
 */
export function keepArrival(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of arrivalParameters) {
    const value = query.get(name)?.trim();
    if (value) tabStore.set(arrivalKey(name), value);
  }
}

/** Whether somebody came by an invitation that is not carried out yet. */
export const isInvited = (): boolean => arrivalParameters.some((name) => tabStore.get(arrivalKey(name)) !== null);
