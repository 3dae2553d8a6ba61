import type { ListedPlan } from '@archway/contracts';
import { formatNumber, notify, useText } from '@archway/platform';
import { Button, ErrorBox, LoadingSkeleton, LongWork, Modal } from '@archway/ui';
import { refreshPlans } from '../plan/use-plan-machine.ts';
import { FoundPlan, RefusedPlan } from './FoundPlan.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { MeshRefused } from './import-plan.ts';
import { useImport } from './use-import.ts';
import styles from './transfer.module.css';

interface Props {
  /** A draft of the reader. */
  plan: ListedPlan;
  onClose: () => void;
}

/** Brings a plan that was made elsewhere into a draft: chosen, looked at, sent. */
export function ImportDialog({ plan, onClose }: Props) {
  const t = useText('plans');
  const { state, choose, start, reset } = useImport(plan);
  const bundle = state.is === 'found' ? state.found.bundle : undefined;
  const take = async (): Promise<void> => {
    if (!(await start())) return;
    notify.success(t('transfer.imported', { name: plan.name }));
    await refreshPlans();
    onClose();
  };
  const failure = state.is === 'failed' ? state.error : undefined;
  return (
    <Modal
      open
      title={t('transfer.importTitle', { name: plan.name })}
      width={640}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <div className={styles.footer}>
          {state.is === 'found' || state.is === 'failed' ? (
            <Button onClick={reset}>{t('transfer.other')}</Button>
          ) : null}
          <Button onClick={onClose}>{t('transfer.cancel')}</Button>
          {bundle ? (
            <Button type="primary" onClick={() => void take()}>
              {t('transfer.import')}
            </Button>
          ) : null}
        </div>
      }
    >
      {state.is === 'choosing' ? <PlanChoice onChoose={(files) => void choose(files)} /> : null}
      {state.is === 'reading' ? <LoadingSkeleton variant="card" rows={3} /> : null}
      {bundle ? <FoundPlan bundle={bundle} plan={plan} /> : null}
      {state.is === 'found' && state.found.problem ? <RefusedPlan problem={state.found.problem} plan={plan} /> : null}
      {state.is === 'running' ? (
        <LongWork
          title={t(state.done < state.total ? 'transfer.sending' : 'transfer.saving')}
          share={state.done / Math.max(1, state.total)}
          count={`${formatNumber(state.done)} / ${formatNumber(state.total)}`}
          hint={t('transfer.stay')}
          cancelText={t('transfer.stop')}
          onCancel={reset}
        />
      ) : null}
      {failure === undefined ? null : failure instanceof MeshRefused ? (
        <ErrorBox title={t('transfer.importFailed')} body={t(`transfer.${failure.key}`, { name: failure.file })} />
      ) : (
        <ErrorBox
          title={t('transfer.importFailed')}
          body={failure instanceof Error && failure.message ? failure.message : undefined}
          error={failure}
          onRetry={() => void take()}
        />
      )}
    </Modal>
  );
}
