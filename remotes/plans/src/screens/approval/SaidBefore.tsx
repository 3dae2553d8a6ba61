import { useState } from 'react';
import { type ListedPlan, planResults, rowOf } from '@archway/contracts';
import { useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { CommentsDrawer } from '../../comments/CommentsDrawer.tsx';
import { CommentsLink } from '../../comments/CommentsLink.tsx';
import { useCommentCounts } from '../../comments/use-comments.ts';
import type { PlacedPlan } from '../../difference/earlier-plan.ts';
import styles from './approval.module.css';

interface Props {
  plan: ListedPlan;
  before: PlacedPlan | null;
  /** What the reader calls the earlier plan. */
  name: string;
}

/** What was found before: why the earlier plan was refused, and which comments on this one are open. */
export function SaidBefore({ plan, before, name }: Props) {
  const t = useText('plans');
  const [discussing, setDiscussing] = useState(false);
  const counts = useCommentCounts(plan).get(plan.planId);
  const words = before?.plan.clinicalMessage;
  const result = before ? rowOf(planResults, before.plan.result) : undefined;
  return (
    <>
      {before && words ? (
        <blockquote className={styles.said}>
          <p>
            <strong>{t('approval.saidOf', { name })}</strong>{' '}
            {result ? <StatusTag tone={result.tone}>{t(`result.${result.key}`)}</StatusTag> : null}
          </p>
          <p>{words}</p>
        </blockquote>
      ) : null}
      <CommentsLink counts={counts} onOpen={() => setDiscussing(true)} />
      <CommentsDrawer plan={discussing ? plan : undefined} onClose={() => setDiscussing(false)} />
    </>
  );
}
