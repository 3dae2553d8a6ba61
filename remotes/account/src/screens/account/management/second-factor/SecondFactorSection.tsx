import { useState } from 'react';
import { endpoints } from '@archway/contracts';
import { formatDay, invalidate, query, useText } from '@archway/platform';
import { Button, Card, ErrorBox, LoadingSkeleton, StatusTag } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { EnrolDialog } from './EnrolDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import styles from '../management.module.css';

type Open = 'enrol' | 'codes' | 'off' | null;

/** A few are left: time for new ones. */
const FEW_CODES = 3;

/** Two-step verification: off, or on since when, with its recovery codes. */
export function SecondFactorSection() {
  const t = useText('account');
  const [open, setOpen] = useState<Open>(null);
  const state = useQuery(query(endpoints.secondFactor.state));
  const close = (): void => {
    setOpen(null);
    void Promise.all([invalidate(endpoints.secondFactor.state), invalidate(endpoints.security.events)]);
  };
  const on = state.data?.since != null;
  const few = on && (state.data?.recoveryCodesLeft ?? 0) <= FEW_CODES;
  return (
    <Card
      title={t('secondFactor.title')}
      meta={
        state.data ? (
          <StatusTag tone={on ? 'success' : 'neutral'}>{t(on ? 'secondFactor.on' : 'secondFactor.off')}</StatusTag>
        ) : undefined
      }
    >
      {state.isError ? (
        <ErrorBox title={t('secondFactor.failed')} error={state.error} onRetry={() => void state.refetch()} />
      ) : state.isPending ? (
        <LoadingSkeleton variant="card" rows={1} />
      ) : (
        <div className={styles.line}>
          <p className={styles.hint}>
            {on ? t('secondFactor.since', { day: formatDay(state.data.since) }) : t('secondFactor.hint')}{' '}
            {on ? (
              <span className={few ? styles.few : undefined}>
                {t('secondFactor.left', { count: state.data.recoveryCodesLeft })}
              </span>
            ) : null}
          </p>
          {on ? (
            <div className={styles.buttons}>
              <Button onClick={() => setOpen('codes')}>{t('secondFactor.newCodes')}</Button>
              <Button danger onClick={() => setOpen('off')}>
                {t('secondFactor.turnOff')}
              </Button>
            </div>
          ) : (
            <Button onClick={() => setOpen('enrol')}>{t('secondFactor.turnOn')}</Button>
          )}
        </div>
      )}
      {open === 'enrol' ? <EnrolDialog onClose={close} /> : null}
      {open === 'codes' ? <RecoveryCodesDialog onClose={close} /> : null}
      {open === 'off' ? <TurnOffDialog onClose={close} /> : null}
    </Card>
  );
}
