import { tabStore } from '@archway/platform';

/** Where the practice step finds the practice that has invited whoever registers in this tab. */
const INVITATION_KEY = 'archway.invitation';

/** The practice that an invitation link names; null for none, and for what can be no number of one. */
export function invitationIn(search: URLSearchParams): string | null {
  const number = search.get('practice');
  return number !== null && /^[A-Za-z0-9-]{1,30}$/.test(number) ? number : null;
}

export const keepInvitation = (number: string): void => tabStore.set(INVITATION_KEY, number);
