import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ListedPlan, type PlanDesign, isLiveDesign, casePath } from '@archway/contracts';
import { formatFullTime, formatListTime, useText } from '@archway/platform';
import { Button, CircleCheck, LongWork, TimeText, TriangleAlert } from '@archway/ui';
import { FindingsDialog } from './FindingsDialog.tsx';
import { findingCount } from './finding-lines.ts';
import type { PlanDesigns } from './use-designs.tsx';
import styles from './design.module.css';

interface Props {
  plan: ListedPlan;
  use: PlanDesigns;
}

/** How far the machine is with a plan, what came of it, or what was in its way. */
export function DesignLine({ plan, use }: Props) {
  const t = useText('plans');
  const design = use.of(plan.planId);
  if (!design || design.state === 'cancelled') return null;
  if (isLiveDesign(design)) return <Running design={design} use={use} />;
  if (design.state === 'failed') return <Failed plan={plan} design={design} use={use} />;
  // What somebody has saved since is theirs.
  if (design.documentHash !== plan.documentHash) return null;
  return (
    <div className={styles.line} role="group" aria-label={t('design.title')}>
      <Done plan={plan} design={design} />
    </div>
  );
}

function Running({ design, use }: { design: PlanDesign; use: PlanDesigns }) {
  const t = useText('plans');
  return (
    <div className={styles.running}>
      <LongWork
        title={t('design.running')}
        share={design.progress}
        hint={t(design.state === 'waiting' ? 'design.phase.waiting' : `design.phase.${design.phase}`)}
        cancelText={t('design.stop')}
        onCancel={design.mayCancel && !use.busy ? () => use.stop(design) : undefined}
      />
    </div>
  );
}

function Failed({ plan, design: { problem }, use }: Props & { design: PlanDesign }) {
  const t = useText('plans');
  const again = use.design(plan);
  return (
    <div className={styles.failed} role="alert">
      <TriangleAlert aria-hidden="true" />
      <div>
        <p>{t('design.failed', { why: problem?.text ?? '' })}</p>
        {problem?.ofScans ? <Link to={casePath(plan, 'models')}>{t('design.models')}</Link> : null}
        {again ? (
          <Button type="link" className={styles.inline} disabled={use.busy} onClick={again}>
            {t('design.again')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Done({ plan, design }: { plan: ListedPlan; design: PlanDesign }) {
  const t = useText('plans');
  const [open, setOpen] = useState(false);
  const { findings, askedAt } = design;
  const count = findingCount(design);
  return (
    <>
      {count > 0 ? <TriangleAlert aria-hidden="true" className={styles.unsure} /> : <CircleCheck aria-hidden="true" />}
      <div>
        {t('design.done', { upper: findings?.teeth.upper ?? '—', lower: findings?.teeth.lower ?? '—' })}
        {' · '}
        <TimeText iso={askedAt} full={formatFullTime(askedAt)}>
          {formatListTime(askedAt)}
        </TimeText>
        {findings && count > 0 ? (
          <Button type="link" className={styles.inline} onClick={() => setOpen(true)}>
            {t('design.look', { count })}
          </Button>
        ) : null}
      </div>
      {open && findings ? <FindingsDialog name={plan.name} findings={findings} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
