import { type ListedPlan, auditChecksOf, openChecks } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, ErrorBox, LoadingSkeleton, Modal, NoticeBar } from '@archway/ui';
import { CheckRow } from './CheckRow.tsx';
import { useAudit } from './use-audit.ts';
import styles from './audit.module.css';

interface Props {
  plan: Pick<ListedPlan, 'caseId' | 'version' | 'planId' | 'planType' | 'name'>;
  /** Passing it is under way. */
  passing: boolean;
  onPass: () => void;
  onDiscuss: () => void;
  onCancel: () => void;
}

/** What an auditor looks at before a plan passes; it cannot pass while something of it is open. */
export function AuditDialog({ plan, passing, onPass, onDiscuss, onCancel }: Props) {
  const t = useText('plans');
  const { found, findings, answer, keeping } = useAudit(plan);
  const checks = auditChecksOf(plan.planType);
  const left = openChecks(plan.planType, findings);
  const open = found.data?.openComments ?? 0;
  return (
    <Modal
      open
      title={t('audit.title', { name: plan.name })}
      okText={t('action.passAudit')}
      okButtonProps={{ disabled: !found.data || left > 0 || open > 0 || keeping, loading: passing }}
      onOk={onPass}
      onCancel={onCancel}
    >
      {found.error ? (
        <ErrorBox title={t('audit.failed')} error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <LoadingSkeleton variant="form" rows={4} />
      ) : (
        <>
          <ul
            className={styles.checks}
            aria-label={t('audit.checks', { num: checks.length - left, all: checks.length })}
          >
            {checks.map((check) => (
              <CheckRow
                key={check.key}
                check={check}
                answer={findings[check.key]}
                facts={found.data.facts}
                cbct={found.data.cbct}
                onAnswer={(said) => answer(check.key, said)}
              />
            ))}
          </ul>
          {left > 0 || open > 0 ? (
            <NoticeBar tone="warning">
              {t('audit.open', { num: open, left })}
              {open > 0 ? (
                <Button type="link" size="small" onClick={onDiscuss}>
                  {t('audit.discuss')}
                </Button>
              ) : null}
            </NoticeBar>
          ) : (
            <p className={styles.then}>{t('ask.passAudit.body')}</p>
          )}
        </>
      )}
    </Modal>
  );
}
