import { type PracticeListItem, endpoints } from '@archway/contracts';
import { localStore } from '../state/browser-storage.ts';
import { telemetry } from '../telemetry/telemetry.ts';
import { call } from '../wire/call.ts';
import { isAborted } from '../wire/api-error.ts';
import { session } from './session.ts';
import { withPractices } from './session-user.ts';

/** Waits between the tries for a practice list that fails, in milliseconds. */
export const RETRY_AFTER_MS: readonly number[] = [1000, 4000, 15_000];

const keyOf = (userId: string): string => `currentPractice:${userId}`;

/** The practice that this user chose in this browser to work in. */
export const chosenPractice = (userId: string): string | null => localStore.get(keyOf(userId));

/** The practices that the reader belongs to; null when they cannot be had now, which is recorded. */
export async function fetchPractices(): Promise<readonly PracticeListItem[] | null> {
  try {
    return await call(endpoints.access.practices, undefined, { quiet: true });
  } catch (failure) {
    if (!isAborted(failure))
      telemetry.record({
        type: 'practice-list-failure',
        logData: failure instanceof Error ? failure.message : 'failed',
      });
    return null;
  }
}

/** Asks again for a list that failed, until it is there, the tries are over, or somebody else is logged in. */
export async function retryPractices(userId: string): Promise<void> {
  for (const wait of RETRY_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const user = session.user();
    if (user?.userId !== userId) return;
    const practices = await fetchPractices();
    const still = session.user();
    if (practices === null || still?.userId !== userId) continue;
    return session.setUser(withPractices(still, practices, chosenPractice(userId)));
  }
}

/** Works in this practice from now on, in this browser; cases of others stay in sight. */
export function choosePractice(practiceId: string): void {
  const user = session.user();
  if (!user) return;
  localStore.set(keyOf(user.userId), practiceId);
  session.setUser(withPractices(user, user.practices, practiceId));
}
