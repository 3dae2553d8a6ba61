import { useEffect, useRef, useState } from 'react';
import { type PlanComment, type WrittenWords, endpoints } from '@archway/contracts';
import { Slot, call, formatListTime, useText } from '@archway/platform';
import { Button, Check, RotateCcw, StatusTag, Undo2 } from '@archway/ui';
import { PinChips } from './PinChips.tsx';
import { Written } from './Written.tsx';
import type { useCommentActions } from './use-comment-actions.ts';
import { refreshComments } from './use-comments.ts';
import styles from './comments.module.css';

interface Props {
  comment: PlanComment;
  place: { readonly caseId: string; readonly version: number };
  actions: ReturnType<typeof useCommentActions>;
  /** Whether the reader writes here. */
  mayWrite: boolean;
  /** The reader looks at it. */
  chosen: boolean;
  onShow: ((comment: PlanComment) => void) | undefined;
}

/** A comment with its answers, and what its reader may do with it. */
export function Thread({ comment, place, actions, mayWrite, chosen, onShow }: Props) {
  const t = useText('plans');
  const [answering, setAnswering] = useState(false);
  const { commentId, number, resolved, replies } = comment;
  const busy = actions.busy === commentId;
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) article.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const answer = async (words: WrittenWords, clientKey: string): Promise<void> => {
    await call(endpoints.comments.reply, { body: { commentId, clientKey, ...words } }, { quiet: true });
    await refreshComments();
    setAnswering(false);
  };
  return (
    <article
      ref={article}
      className={styles.thread}
      aria-label={t('comments.named', { num: number })}
      aria-current={chosen || undefined}
      data-comment={number}
    >
      <span className={resolved ? `${styles.pin} ${styles.settled}` : styles.pin} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <div className={styles.state}>
          <StatusTag tone={resolved ? 'success' : 'warning'}>
            {t(resolved ? 'comments.resolved' : 'comments.open')}
          </StatusTag>
        </div>
        <Written of={comment} />
        <PinChips comment={comment} onShow={onShow} />
        {replies.length > 0 ? (
          <ol className={styles.replies}>
            {replies.map((reply) => (
              <li key={reply.commentId}>
                <Written of={reply} />
                {reply.removable ? <TakeBack onPress={() => void actions.remove(reply.commentId)} /> : null}
              </li>
            ))}
          </ol>
        ) : null}
        {resolved ? (
          <p className={styles.resolved}>
            {t('comments.resolvedBy', { name: resolved.by, time: formatListTime(resolved.at) })}
          </p>
        ) : null}
        {answering ? (
          <Slot
            name="conversation.composer"
            props={{
              ...{ ...place, thread: `comment.${commentId}`, send: answer },
              ...{ label: t('comments.answer'), sendText: t('comments.reply') },
              ...(comment.audience === 'design' && { among: ['design', 'platform'] as const }),
            }}
          />
        ) : (
          <div className={styles.actions}>
            {mayWrite ? (
              <Button type="link" size="small" onClick={() => setAnswering(true)}>
                {t('comments.reply')}
              </Button>
            ) : null}
            {comment.settleable ? (
              <Button
                type="link"
                size="small"
                icon={resolved ? <RotateCcw /> : <Check />}
                loading={busy}
                onClick={() => void actions.settle(commentId, resolved === null)}
              >
                {t(resolved ? 'comments.reopen' : 'comments.settle')}
              </Button>
            ) : null}
            {comment.removable ? <TakeBack onPress={() => void actions.remove(commentId)} /> : null}
          </div>
        )}
      </div>
    </article>
  );
}

function TakeBack({ onPress }: { onPress: () => void }) {
  const t = useText('plans');
  return (
    <Button type="text" size="small" icon={<Undo2 />} onClick={onPress}>
      {t('comments.remove')}
    </Button>
  );
}
