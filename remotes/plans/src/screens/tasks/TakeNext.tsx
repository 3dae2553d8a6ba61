import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endpoints } from '@archway/contracts';
import { call, notify, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { refreshTasks } from '../../task/use-task-actions.tsx';
import { workPath } from './task-columns.tsx';

interface Props {
  /** How many wait; undefined until that is known. */
  waiting: number | undefined;
}

/** Takes what is most urgent of the pool, and leads to it. */
export function TakeNext({ waiting }: Props) {
  const t = useText('plans');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      const { taken } = await call(endpoints.plans.takeNextTask);
      await refreshTasks();
      if (!taken) return notify.info(t('tasks.noneLeft'));
      notify.success(t('tasks.taken', { what: t(`task.${taken.taskKind}`), name: taken.patientName }));
      void navigate(workPath(taken));
    } catch {
      // The call has told it.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button type="primary" loading={busy} disabled={waiting === 0} onClick={() => void take()}>
      {t('tasks.takeNext')}
    </Button>
  );
}
