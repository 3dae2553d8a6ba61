import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type ListedPlan, endpoints } from '@archway/contracts';
import { type VersionPlans, printElement, query, useText } from '@archway/platform';
import {
  ArrowLeftRight,
  Box,
  Button,
  EmptyState,
  ErrorBox,
  GitBranch,
  LoadingSkeleton,
  Modal,
  Printer,
} from '@archway/ui';
import { DifferenceTable } from './DifferenceTable.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { planIn3d } from '../plan/plan-in-3d.ts';
import { comparable, designed } from './comparable.ts';
import { usePhaseName } from './use-phase-name.ts';
import styles from './difference.module.css';

interface Props {
  /** What it begins with: compared with what it most likely is to be. */
  plan: ListedPlan;
  /** Plans of all versions of the case, newest first. */
  versions: readonly VersionPlans[];
  onClose: () => void;
}

/** What any two plans of a case differ in, of whatever phase: to be read, printed, and seen in 3D. */
export function DifferenceDialog({ plan, versions, onClose }: Props) {
  const t = useText('plans');
  const navigate = useNavigate();
  const phaseName = usePhaseName();
  const [sides, setSides] = useState({
    before: comparable(plan, versions)[0]?.planId ?? '',
    after: plan.planId,
  });
  const sheet = useRef<HTMLDivElement>(null);
  const all = designed(versions);
  const after = all.find(({ planId }) => planId === sides.after) ?? plan;
  const before = all.find(({ planId }) => planId === sides.before);
  const { caseId, version, planId } = after;
  const found = useQuery(
    query(endpoints.plans.difference, { query: { caseId, version, planId, comparedPlanId: sides.before } }),
  );
  const detail = useQuery(query(endpoints.cases.detail, { params: { caseId, version } }));
  const nameOf = (one: ListedPlan): string => {
    const stage = versions.find((each) => each.version === one.version)?.stage ?? 1;
    return before?.version === after.version ? one.name : t('phase.of', { phase: phaseName(stage), version: one.name });
  };
  const title = t('difference.title', { name: after.name });
  const rows = found.data?.rows;
  const in3d = planIn3d(after, sides.before);
  const print = (): void => {
    if (!sheet.current) return;
    const { patientName, ptNo } = detail.data ?? {};
    printElement(sheet.current, [title, patientName, ptNo].filter(Boolean).join(' · '));
  };
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
          <Button icon={<Printer />} disabled={!rows?.length} onClick={print}>
            {t('difference.print')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('difference.close')}
          </Button>
        </div>
      }
    >
      <div className={styles.sides}>
        <PlanPicker
          label={t('difference.before')}
          versions={versions}
          chosen={sides.before}
          taken={sides.after}
          onChoose={(before) => setSides({ ...sides, before })}
        />
        <Button
          icon={<ArrowLeftRight />}
          aria-label={t('difference.swap')}
          title={t('difference.swap')}
          onClick={() => setSides({ before: sides.after, after: sides.before })}
        />
        <PlanPicker
          label={t('difference.after')}
          versions={versions}
          chosen={sides.after}
          taken={sides.before}
          onChoose={(after) => setSides({ ...sides, after })}
        />
      </div>
      <div ref={sheet} className={styles.sheet}>
        {found.error ? (
          <ErrorBox title={t('difference.failed')} error={found.error} onRetry={() => void found.refetch()} />
        ) : !rows ? (
          <LoadingSkeleton variant="card" rows={3} />
        ) : rows.length === 0 ? (
          <EmptyState icon={<GitBranch />} title={t('difference.same')} body={t('difference.sameBody')} />
        ) : (
          <DifferenceTable rows={rows} before={before ? nameOf(before) : ''} after={nameOf(after)} />
        )}
      </div>
    </Modal>
  );
}
