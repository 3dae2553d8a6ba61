import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CaseDetail, DifferenceRow, PlanDocument } from '@archway/contracts';
import { stageOfDifference } from '@archway/dental';
import { Slot, useSlotOffers, useText } from '@archway/platform';
import { ArrowLeft, EmptyState, GitBranch, LoadingSkeleton } from '@archway/ui';
import type { PlacedPlan } from '../../difference/earlier-plan.ts';
import { ChangeList } from './ChangeList.tsx';
import { ChangeTiles } from './ChangeTiles.tsx';
import { Decision } from './Decision.tsx';
import { SaidBefore } from './SaidBefore.tsx';
import { usePlanName } from './use-plan-name.ts';
import styles from './approval.module.css';

interface Props {
  detail: CaseDetail;
  shown: PlacedPlan;
  before: PlacedPlan | null;
  documents: { readonly now: PlanDocument; readonly was: PlanDocument | null } | null;
  rows: readonly DifferenceRow[] | null;
  back: string;
}

/** What changed in words, then the teeth, then the decision. */
export function ApprovalSheet({ detail, shown, before, documents, rows, back }: Props) {
  const t = useText('plans');
  const nameOf = usePlanName(shown);
  const { plan, number } = shown;
  const [focus, setFocus] = useState<{ tooth: number | null; stage: number }>();
  const teeth = useRef<HTMLDivElement>(null);
  const earlier = before ? nameOf(before) : '';
  const show = (row: DifferenceRow): void => {
    if (!documents) return;
    const tooth = typeof row.of === 'string' ? null : (row.of[0] ?? null);
    setFocus({ tooth, stage: stageOfDifference(documents.now, row) });
    teeth.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={back} aria-label={t('approval.toCase')} title={t('approval.toCase')}>
          <ArrowLeft />
        </Link>
        <div>
          <h1>{t('approval.heading', { version: t('version', { num: number }), name: plan.name })}</h1>
          <p>
            {detail.patientName} · {detail.ptNo}
          </p>
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h2>{before ? t('approval.since', { name: earlier }) : t('approval.first')}</h2>
          {documents ? <ChangeTiles plan={plan} documents={documents} /> : null}
          <SaidBefore plan={plan} before={before} name={earlier} />
          {plan.documentHash === null ? (
            <EmptyState icon={<GitBranch />} title={t('notDesigned')} />
          ) : !rows ? (
            <LoadingSkeleton variant="card" rows={5} />
          ) : rows.length === 0 ? (
            <EmptyState icon={<GitBranch />} title={t('difference.same')} body={t('difference.sameBody')} />
          ) : (
            <ChangeList rows={rows} compared={before !== null} onShow={show} />
          )}
        </div>
        <div ref={teeth} className={styles.teeth}>
          <Teeth shown={shown} before={before} focus={focus} />
        </div>
      </main>
      <Decision detail={detail} shown={shown} />
    </div>
  );
}

interface TeethProps extends Pick<Props, 'shown' | 'before'> {
  focus: { tooth: number | null; stage: number } | undefined;
}

/** The teeth in motion, where somebody draws them. */
function Teeth({ shown, before, focus }: TeethProps) {
  const t = useText('plans');
  const nameOf = usePlanName(shown);
  const offers = useSlotOffers('plan.comparison');
  const names = useMemo(() => ({ plan: nameOf(shown), other: before ? nameOf(before) : '' }), [nameOf, shown, before]);
  if (offers.length === 0) return <p className={styles.undrawn}>{t('approval.undrawn')}</p>;
  const { caseId, version, planId } = shown.plan;
  const other = before && { version: before.plan.version, planId: before.plan.planId };
  return <Slot name="plan.comparison" props={{ caseId, version, planId, other, names, focus }} />;
}
