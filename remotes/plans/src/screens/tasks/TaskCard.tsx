import { formatListTime, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { TaskStatus } from './TaskStatus.tsx';
import type { Task } from './task-columns.tsx';

/** A task on a phone. */
export function TaskCard({ row, onOpen }: { row: Task; onOpen: () => void }) {
  const t = useText('plans');
  return (
    <PhoneCard
      title={row.patientName}
      time={formatListTime(row.updateTime)}
      description={[row.ptNo, t(`entrust.${row.entrust}`), row.practiceName].join(' · ')}
      status={<TaskStatus of={row} />}
      note={t('tasks.planCount', { count: row.planCount })}
      onOpen={onOpen}
    />
  );
}
