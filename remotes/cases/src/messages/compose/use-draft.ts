import { useState } from 'react';
import { useSession } from '@archway/platform';
import { type MessageDraft, keepDraft, readDraft } from './drafts.ts';

/** What the reader is writing about a case; it is there again when the section was left. @param thread of several */
export function useDraft(caseId: string, thread: string) {
  const userId = useSession().user?.userId ?? '';
  const place = thread === '' ? caseId : `${caseId}.${thread}`;
  const [draft, setDraft] = useState(() => readDraft(userId, place));
  const write = (next: MessageDraft): void => {
    setDraft(next);
    keepDraft(userId, place, next);
  };
  return { draft, write };
}
