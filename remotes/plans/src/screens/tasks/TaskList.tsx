import { useNavigate } from 'react-router-dom';
import { endpoints } from '@archway/contracts';
import { invalidate, query, useListFilter, useListPage, usePhone, useServerEvent, useText } from '@archway/platform';
import { Button, Card, ClipboardList, EmptyState, ErrorBox, FilterBar, PageTitle, SearchX } from '@archway/ui';
import { KeywordField, ListTable } from '@archway/ui/data';
import { PhoneTasks } from './PhoneTasks.tsx';
import { casePath, type Task, taskColumns } from './task-columns.tsx';
import { taskFilter } from './task-filter.ts';
import styles from './tasks.module.css';

/** What a designer or auditor has to do: cases entrusted to the team or the design center, last changed first. */
export default function TaskList() {
  const t = useText('plans');
  const phone = usePhone();
  const navigate = useNavigate();
  const [filter, change] = useListFilter(taskFilter);
  const { keyword, page, size } = filter;
  const asked = { query: { pageNum: page, pageSize: size, ...(keyword && { keyword }) } };
  const tasks = useListPage(query(endpoints.plans.tasks, asked), filter, change);
  useServerEvent('case.changed', () => void invalidate(endpoints.plans.tasks));
  const open = (task: Task): void => void navigate(casePath(task));
  const empty = keyword ? (
    <EmptyState
      icon={<SearchX />}
      title={t('tasks.nothingFound', { keyword })}
      action={<Button onClick={() => change({ keyword: '' })}>{t('tasks.clear')}</Button>}
    />
  ) : (
    <EmptyState icon={<ClipboardList />} title={t('tasks.empty')} body={t('tasks.emptyBody')} />
  );
  const list = { rows: tasks.rows, loading: tasks.loading, paging: tasks.paging, empty, label: t('tasks.title') };

  return (
    <>
      <PageTitle description={t('tasks.description')}>{t('tasks.title')}</PageTitle>
      <Card flush className={phone ? styles.bare : undefined}>
        <FilterBar
          onClear={keyword ? () => change({ keyword: '' }) : undefined}
          count={tasks.total === undefined ? undefined : t('tasks.count', { count: tasks.total })}
        >
          <KeywordField
            value={keyword}
            label={t('tasks.keyword')}
            phone={phone}
            onChange={(next) => change({ keyword: next })}
          />
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
