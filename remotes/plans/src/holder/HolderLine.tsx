import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { query, useServerEvent, useSession, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { AssignDialog } from './AssignDialog.tsx';
import { type StageRef, refreshTasks, useTakeTask } from './use-task-calls.ts';
import styles from './holder.module.css';

/** Who holds the stage that is designed now, taking it, and giving it to somebody. */
export function HolderLine(of: StageRef) {
  const t = useText('plans');
  const userId = useSession().user?.userId;
  const take = useTakeTask();
  const [assigning, setAssigning] = useState(false);
  const asked = useQuery(query(endpoints.plans.designers, { query: of }));
  useServerEvent('case.changed', (changed) => {
    if (changed.caseId === of.caseId) void refreshTasks();
  });
  if (!asked.data || asked.data.designers.length === 0) return null;
  const { designers, holderId, mayAssign } = asked.data;
  const holder = designers.find((designer) => designer.userId === holderId);
  const mayTake = holderId === null && designers.some((designer) => designer.userId === userId);
  return (
    <span className={styles.holder}>
      <span>
        {holder ? t('holder.by', { name: holder.name }) : t(holderId === null ? 'holder.nobody' : 'holder.gone')}
      </span>
      {mayTake ? (
        <Button size="small" onClick={() => void take(of)}>
          {t('holder.take')}
        </Button>
      ) : null}
      {mayAssign ? (
        <Button size="small" onClick={() => setAssigning(true)}>
          {t(holderId === userId ? 'holder.handOver' : 'holder.assign')}
        </Button>
      ) : null}
      {assigning ? (
        <AssignDialog of={of} designers={designers} holderId={holderId} onClose={() => setAssigning(false)} />
      ) : null}
    </span>
  );
}
