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

const keyOf = (userId: string, caseId: string): string => `message.${userId}.${caseId}`;

/** What somebody was writing about a case in this tab. */
export function readDraft(userId: string, caseId: string): MessageDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(tabStore.get(keyOf(userId, caseId)) ?? '{}') as Partial<MessageDraft>) };
  } catch {
    return EMPTY;
  }
}

/** Keeps it as long as the tab is open; nothing is kept of an empty one. */
export function keepDraft(userId: string, caseId: string, draft: MessageDraft): void {
  if (draft.text === '') tabStore.remove(keyOf(userId, caseId));
  else tabStore.set(keyOf(userId, caseId), JSON.stringify(draft));
}
