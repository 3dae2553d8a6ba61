import { useState } from 'react';
import type { PlanComment } from '@archway/contracts';
import { useText } from '@archway/platform';
import { EmptyState, ErrorBox, LoadingSkeleton, MessageSquare, NoticeBar } from '@archway/ui';
import { Segmented, Select } from '@archway/ui/data';
import { NewComment, type Pinning } from './NewComment.tsx';
import { Thread } from './Thread.tsx';
import {
  type CommentFilter,
  type CommentOrder,
  commentFilters,
  commentOrders,
  shownComments,
} from './comment-order.ts';
import { useCommentActions } from './use-comment-actions.ts';
import { useComments } from './use-comments.ts';
import styles from './comments.module.css';

interface Props {
  plan: { readonly caseId: string; readonly version: number; readonly planId: string };
  /** Aligners of the longer jaw. */
  steps: number;
  /** Shows where a comment points to; absent where there is nothing to show it in. */
  onShow?: (comment: PlanComment) => void;
  /** Number of the thread that is looked at. */
  chosen?: number | null;
  /** Where the next comment is pinned, when that is chosen in a picture. */
  pinning?: Pinning;
}

/** What is said of a plan: its threads, open ones first of all, and where another is written. */
export function CommentPanel({ plan, steps, onShow, chosen = null, pinning }: Props) {
  const t = useText('plans');
  const found = useComments(plan);
  const actions = useCommentActions();
  const [filter, setFilter] = useState<CommentFilter>('open');
  const [order, setOrder] = useState<CommentOrder>('number');
  if (found.error)
    return <ErrorBox title={t('comments.failed')} error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <LoadingSkeleton variant="card" rows={4} />;
  const { comments, audiences } = found.data;
  const shown = shownComments(comments, filter, order, chosen);
  const open = comments.filter(({ resolved }) => resolved === null).length;
  const counts = { open, all: comments.length };
  return (
    <div className={styles.panel}>
      {comments.length > 0 ? (
        <div className={styles.bar}>
          <Segmented<CommentFilter>
            aria-label={t('comments.filter')}
            value={filter}
            options={commentFilters.map((value) => ({
              value,
              label: t(`comments.filters.${value}`, { num: counts[value] }),
            }))}
            onChange={setFilter}
          />
          <Select<CommentOrder>
            aria-label={t('comments.order')}
            value={order}
            options={commentOrders.map((value) => ({ value, label: t(`comments.orders.${value}`) }))}
            onChange={setOrder}
          />
        </div>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          icon={<MessageSquare />}
          title={t(comments.length > 0 ? 'comments.noneOpen' : 'comments.none')}
          body={t(
            comments.length > 0
              ? 'comments.noneOpenBody'
              : audiences.length > 0
                ? 'comments.noneBody'
                : 'comments.noneToRead',
          )}
        />
      ) : (
        <ol className={styles.threads}>
          {shown.map((comment) => (
            <li key={comment.commentId}>
              <Thread
                place={plan}
                mayWrite={audiences.length > 0}
                chosen={comment.number === chosen}
                {...{ comment, actions, onShow }}
              />
            </li>
          ))}
        </ol>
      )}
      {audiences.length > 0 ? (
        <div className={styles.writing}>
          <NewComment {...{ plan, steps, audiences, pinning }} />
        </div>
      ) : (
        <NoticeBar tone="info">{t('comments.readOnly')}</NoticeBar>
      )}
    </div>
  );
}
