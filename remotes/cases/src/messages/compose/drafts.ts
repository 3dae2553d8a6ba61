import type { Mentionable } from '@archway/contracts';
import { tabStore } from '@archway/platform';

export type Mentioned = Pick<Mentionable, 'userId' | 'name'>;

/** What is being written. */
export interface MessageDraft {
  readonly text: string;
  /** People who were chosen from the list; who was taken out of the text again is not mentioned. */
  readonly mentions: readonly Mentioned[];
}

export const EMPTY: MessageDraft = { text: '', mentions: [] };

const keyOf = (userId: string, place: string): string => `message.${userId}.${place}`;

/** What somebody was writing in this tab. @param place of a case, or of a thread about it */
export function readDraft(userId: string, place: string): MessageDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(tabStore.get(keyOf(userId, place)) ?? '{}') as Partial<MessageDraft>) };
  } catch {
    return EMPTY;
  }
}

/** Keeps it as long as the tab is open; nothing is kept of an empty one. */
export function keepDraft(userId: string, place: string, draft: MessageDraft): void {
  if (draft.text === '') tabStore.remove(keyOf(userId, place));
  else tabStore.set(keyOf(userId, place), JSON.stringify(draft));
}
