import type { Querier } from '../../infrastructure/database/database.ts';
import { originOf } from '../cases/api.ts';
import type { MessageRecord } from './schema.ts';

/** Where imports keep who wrote a message. */
export const authorPlace = (messageId: string): string => `messages/${messageId}`;

/** Where they keep whom it mentions, counted from 1. */
export const mentionPlace = (messageId: string, count: number): string => `messages/${messageId}-mention-${count}`;

/** Somebody without an account here. */
interface Stranger {
  readonly userId: null;
  readonly name: string;
}

/** Who wrote, and is mentioned in, messages that an import brought; asked only where there are any. */
export interface Elsewhere {
  author(messageId: string): Stranger;
  mentions(messageId: string): Stranger[];
}

export async function elsewhereOf(db: Querier, messages: readonly MessageRecord[]): Promise<Elsewhere> {
  const foreign = messages.find(({ userId }) => userId === null);
  const people = foreign ? ((await originOf(db, foreign.caseId))?.people ?? {}) : {};
  return {
    author: (messageId) => ({ userId: null, name: people[authorPlace(messageId)] ?? '' }),
    mentions: (messageId) => {
      const found: Stranger[] = [];
      for (let count = 1; ; count += 1) {
        const name = people[mentionPlace(messageId, count)];
        if (name === undefined) return found;
        found.push({ userId: null, name });
      }
    },
  };
}
