import { useNavigate } from 'react-router-dom';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { invalidate, query, usePhone, useServerEvent, useText } from '@archway/platform';
import { Button, Card, ClipboardList, EmptyState, ErrorBox, FilterBar, PageTitle, SearchX } from '@archway/ui';
import { ListTable } from '@archway/ui/data';
import { KeywordField } from './KeywordField.tsx';
import { PhoneTasks } from './PhoneTasks.tsx';
import { casePath, type Task, taskColumns } from './task-columns.tsx';
import { useTaskFilter } from './task-filter.ts';
import styles from './tasks.module.css';

/** What a designer or auditor has to do: cases entrusted to the team or the design center, last changed first. */
export default function TaskList() {
  const t = useText('plans');
  const phone = usePhone();
  const navigate = useNavigate();
  const [filter, change] = useTaskFilter();
  const { keyword, page, size } = filter;
  const tasks = useQuery({
    ...query(endpoints.plans.tasks, { query: { pageNum: page, pageSize: size, ...(keyword && { keyword }) } }),
    placeholderData: keepPreviousData,
  });
  useServerEvent('case.changed', () => void invalidate(endpoints.plans.tasks));
  const open = (task: Task): void => void navigate(casePath(task));
  const paging = {
    pageNum: page,
    pageSize: size,
    total: tasks.data?.total ?? 0,
    onChange: (next: number, nextSize: number) => change(nextSize === size ? { page: next } : { size: nextSize }),
  };
  const empty = keyword ? (
    <EmptyState
      icon={<SearchX />}
      title={t('tasks.nothingFound', { keyword })}
      action={<Button onClick={() => change({ keyword: '' })}>{t('tasks.clear')}</Button>}
    />
  ) : (
    <EmptyState icon={<ClipboardList />} title={t('tasks.empty')} body={t('tasks.emptyBody')} />
  );
  const list = { rows: tasks.data?.rows, loading: tasks.isPlaceholderData, paging, empty, label: t('tasks.title') };

  return (
    <>
      <PageTitle description={t('tasks.description')}>{t('tasks.title')}</PageTitle>
      <Card flush className={phone ? styles.bare : undefined}>
        <FilterBar
          onClear={keyword ? () => change({ keyword: '' }) : undefined}
          count={tasks.data ? t('tasks.count', { count: tasks.data.total }) : undefined}
        >
          <KeywordField value={keyword} onChange={(next) => change({ keyword: next })} />
        </FilterBar>
        {tasks.error ? (
          <ErrorBox title={t('tasks.failed')} error={tasks.error} onRetry={() => void tasks.refetch()} />
        ) : phone ? (
          <PhoneTasks {...list} onOpen={open} />
        ) : (
          <ListTable<Task>
            {...list}
            tableKey="plans.tasks"
            columns={taskColumns(t)}
            rowKey={(row) => row.ptId}
            onOpen={open}
          />
        )}
      </Card>
    </>
  );
}
