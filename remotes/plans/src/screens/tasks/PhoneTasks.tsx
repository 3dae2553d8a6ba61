import type { ReactNode } from 'react';
import { formatListTime, useText } from '@archway/platform';
import { LoadingSkeleton, PhoneCard, PhoneCardList } from '@archway/ui';
import { ListPagination, type ListPaging } from '@archway/ui/data';
import { TaskStatus } from './TaskStatus.tsx';
import type { Task } from './task-columns.tsx';

interface Props {
  rows: readonly Task[] | undefined;
  loading: boolean;
  paging: ListPaging;
  empty: ReactNode;
  label: string;
  onOpen: (task: Task) => void;
}

/** The tasks on a phone. */
export function PhoneTasks({ rows, loading, paging, empty, label, onOpen }: Props) {
  const t = useText('plans');
  if (!rows) return <LoadingSkeleton variant="list" />;
  if (rows.length === 0) return <>{empty}</>;
  return (
    <div aria-busy={loading}>
      <PhoneCardList label={label}>
        {rows.map((row) => (
          <PhoneCard
            key={row.ptId}
            title={row.patientName}
            time={formatListTime(row.updateTime)}
            description={[row.ptNo, t(`entrust.${row.entrust}`), row.outpatientName].join(' · ')}
            status={<TaskStatus of={row} />}
            note={t('tasks.planCount', { count: row.schemes })}
            onOpen={() => onOpen(row)}
          />
        ))}
      </PhoneCardList>
      <ListPagination {...paging} />
    </div>
  );
}
