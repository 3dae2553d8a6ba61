import { useState } from 'react';
import { endpoints } from '@archway/contracts';
import { call, confirmAction, useText } from '@archway/platform';
import { refreshComments } from './use-comments.ts';

/** What is done with comments that are there; a refusal is told, and shown by what is asked for again. */
export function useCommentActions() {
  const t = useText('plans');
  const [busy, setBusy] = useState<string>();

  const run = async (commentId: string, work: () => Promise<unknown>): Promise<void> => {
    setBusy(commentId);
    await work().catch(() => null);
    await refreshComments();
    setBusy(undefined);
  };
  const settle = (commentId: string, settled: boolean): Promise<void> =>
    run(commentId, () => call(endpoints.comments.settle, { body: { commentId, settled } }));
  const remove = async (commentId: string): Promise<void> => {
    const sure = await confirmAction({
      title: t('comments.removing.title'),
      body: t('comments.removing.body'),
      okText: t('comments.remove'),
      danger: true,
    });
    if (sure) await run(commentId, () => call(endpoints.comments.remove, { params: { commentId } }));
  };
  return { busy, settle, remove } as const;
}
