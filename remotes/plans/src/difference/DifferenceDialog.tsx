import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type ListedPlan, endpoints } from '@archway/contracts';
import { printElement, query, useText } from '@archway/platform';
import { Box, Button, EmptyState, ErrorBox, GitBranch, LoadingSkeleton, Modal, Printer } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { DifferenceTable } from './DifferenceTable.tsx';
import { planIn3d } from '../plan/plan-in-3d.ts';
import { comparable } from './comparable.ts';
import styles from './difference.module.css';

interface Props {
  plan: ListedPlan;
  /** All plans of the version, newest first. */
  plans: readonly ListedPlan[];
  onClose: () => void;
}

/** What a plan has otherwise than another one, to be read and printed. */
export function DifferenceDialog({ plan, plans, onClose }: Props) {
  const t = useText('plans');
  const navigate = useNavigate();
  const others = comparable(plan, plans);
  const [chosen, choose] = useState(others[0]?.planId ?? '');
  const sheet = useRef<HTMLDivElement>(null);
  const other = others.find(({ planId }) => planId === chosen);
  const { caseId, version, planId } = plan;
  const found = useQuery(
    query(endpoints.plans.difference, { query: { caseId, version, planId, comparedPlanId: chosen } }),
  );
  const title = t('difference.title', { name: plan.name });
  const rows = found.data?.rows;
  const in3d = planIn3d(plan, chosen);
  return (
    <Modal
      open
      title={title}
      width={720}
      onCancel={onClose}
      footer={
        <div className={styles.footer}>
          <Button icon={<Box />} disabled={!in3d} onClick={() => in3d && void navigate(in3d)}>
            {t('in3d')}
          </Button>
          <Button
            icon={<Printer />}
            disabled={!rows?.length}
            onClick={() => sheet.current && printElement(sheet.current, title)}
          >
            {t('difference.print')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('difference.close')}
          </Button>
        </div>
      }
    >
      <label className={styles.choice}>
        <span>{t('difference.with')}</span>
        <Select
          value={chosen}
          options={others.map((each) => ({ value: each.planId, label: each.name }))}
          onChange={(value: string) => choose(value)}
        />
      </label>
      <div ref={sheet} className={styles.sheet}>
        {found.error ? (
          <ErrorBox title={t('difference.failed')} error={found.error} onRetry={() => void found.refetch()} />
        ) : !rows ? (
          <LoadingSkeleton variant="card" rows={3} />
        ) : rows.length === 0 ? (
          <EmptyState icon={<GitBranch />} title={t('difference.same')} body={t('difference.sameBody')} />
        ) : (
          <DifferenceTable rows={rows} before={other?.name ?? ''} after={plan.name} />
        )}
      </div>
    </Modal>
  );
}
