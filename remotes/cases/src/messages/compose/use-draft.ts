import { useState } from 'react';
import { useSession } from '@archway/platform';
import { type MessageDraft, keepDraft, readDraft } from './drafts.ts';

/** What the reader is writing about a case; it is there again when the section was left. */
export function useDraft(caseId: string) {
  const userId = useSession().user?.userId ?? '';
  const [draft, setDraft] = useState(() => readDraft(userId, caseId));
  const write = (next: MessageDraft): void => {
    setDraft(next);
    keepDraft(userId, caseId, next);
  };
  return { draft, write };
}
