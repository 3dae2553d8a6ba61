import { type CommentCount, type ListedPlan, planApprovalPath } from '@archway/contracts';
import { formatFullTime, formatListTime, usePdf, usePermission, useText } from '@archway/platform';
import { Button, StatusTag, TimeText } from '@archway/ui';
import { AssistList } from '../assist/AssistList.tsx';
import { CommentsLink } from '../comments/CommentsLink.tsx';
import { DesignLine } from '../design/DesignLine.tsx';
import { FinishList } from '../finish/FinishList.tsx';
import { ReviewList } from '../reviews/ReviewList.tsx';
import { PlanActions } from './PlanActions.tsx';
import { planTag } from './plan-tag.ts';
import type { PlanUse } from './plan-use.ts';
import styles from './plans.module.css';

interface Props {
  plan: ListedPlan;
  number: number;
  /** Number of the plan that this one comes from. */
  source: number | null;
  /** What was said of it; absent while that is not known, or nothing was. */
  comments: CommentCount | undefined;
  /** The doctor's decision on this plan is awaited. */
  waiting: boolean;
  use: PlanUse;
}

/** One plan: version, name, state, who made it, steps, what was remarked. */
export function PlanRow({ plan, number, source, comments, waiting, use }: Props) {
  const t = useText('plans');
  const approves = usePermission('plan:approve');
  const pdf = usePdf();
  const { dialogs, reviews, shares, assists, designs, finishes } = use;
  const [askReview, share, askAssist] = [reviews.ask(plan), shares.share(plan), assists.ask(plan)];
  const designPlan = designs.design(plan);
  const opens = {
    ...dialogs.opens(plan),
    ...(askReview && { askReview }),
    ...(share && { share }),
    ...(askAssist && { askAssist }),
    ...(designPlan && { designPlan }),
    ...(plan.documentHash !== null && { savePdf: () => pdf.save({ report: 'plan', ...keyOf(plan) }) }),
  };
  const tag = planTag(plan, waiting, approves);
  const people = [
    t(`kind.${plan.kind}`),
    plan.designerName && t(`designed.${plan.planType}`, { name: plan.designerName }),
    plan.auditorName && t('audited', { name: plan.auditorName }),
    source !== null && t('source', { num: source }),
  ].filter((part) => typeof part === 'string');
  return (
    <div className={styles.plan} data-plan={plan.planId}>
      <span className={`${styles.badge} ${tag.tone === 'warning' ? styles.badgeTurn : ''}`}>
        {t('version', { num: number })}
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <h3>{plan.name}</h3>
          <StatusTag tone={tag.tone}>{t(tag.key)}</StatusTag>
        </div>
        <p className={styles.meta}>
          {people.join(' · ')}
          {' · '}
          <TimeText iso={plan.updateTime} full={formatFullTime(plan.updateTime)}>
            {formatListTime(plan.updateTime)}
          </TimeText>
        </p>
        {isEmpty(plan) && (
          <p className={styles.remarks}>
            {t('notDesigned')}{' '}
            {designPlan && (
              <>
                <Button type="link" className={styles.inline} disabled={designs.busy} onClick={designPlan}>
                  {t('open.designPlan')}
                </Button>
                {' · '}
              </>
            )}
            {opens.importPlan && (
              <Button type="link" className={styles.inline} onClick={opens.importPlan}>
                {t('open.importPlan')}
              </Button>
            )}
          </p>
        )}
        {plan.remarks && <p className={styles.remarks}>{plan.remarks}</p>}
        <Words label={t('reviewMessage')} words={plan.reviewMessage} />
        <Words label={t('clinicalMessage')} words={plan.clinicalMessage} />
        <DesignLine plan={plan} use={designs} />
        <CommentsLink counts={comments} onOpen={() => dialogs.discuss(plan)} />
        <ReviewList reviews={reviews.of(plan.planId)} use={reviews} />
        <FinishList plan={plan} finishes={finishes.of(plan.planId)} />
        <AssistList assists={assists.of(plan.planId)} use={assists} />
        {plan.confirmedHash && (
          <p className={styles.hash}>
            {t('confirmedHash')} <code>{plan.confirmedHash}</code>
          </p>
        )}
      </div>
      {(plan.upperSteps !== null || plan.lowerSteps !== null) && (
        <dl className={styles.steps}>
          <dt>{t('steps')}</dt>
          <dd>
            {plan.upperSteps ?? '—'} / {plan.lowerSteps ?? '—'}
          </dd>
        </dl>
      )}
      <PlanActions
        plan={plan}
        decideAt={waiting && approves ? planApprovalPath(plan) : undefined}
        taking={dialogs.taking(plan.planId)}
        busy={dialogs.busy}
        begin={(action) => dialogs.begin(action, plan)}
        opens={opens}
      />
    </div>
  );
}

/** Which plan, and of which case version. */
const keyOf = ({ caseId, version, planId }: ListedPlan) => ({ caseId, version, planId });

/** Whether the reader is to design it before it can be submitted. */
const isEmpty = ({ documentHash, actions }: ListedPlan): boolean =>
  documentHash === null && actions.includes('saveDocument') && !actions.includes('submit');

/** What somebody said of a plan when it was rejected. */
function Words({ label, words }: { label: string; words: string | null }) {
  if (!words) return null;
  return (
    <blockquote className={styles.said}>
      <strong>{label}</strong> {words}
    </blockquote>
  );
}
