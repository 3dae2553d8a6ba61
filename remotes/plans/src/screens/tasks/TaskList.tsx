import { useNavigate } from 'react-router-dom';
import { endpoints } from '@archway/contracts';
import { invalidate, query, useListFilter, useListPage, usePhone, useServerEvent, useText } from '@archway/platform';
import { Card, ClipboardList, EmptyState, FilterBar, PageTitle } from '@archway/ui';
import { KeywordField, ListEmpty, ListTools, ListView } from '@archway/ui/data';
import { TaskCard } from './TaskCard.tsx';
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
  const table = { tableKey: 'plans.tasks', columns: taskColumns(t) };
  const clear = taskFilter.isNarrowed(filter) ? () => change(taskFilter.cleared(filter)) : undefined;

  return (
    <>
      <PageTitle description={t('tasks.description')}>{t('tasks.title')}</PageTitle>
      <Card flush className={phone ? styles.bare : undefined}>
        <FilterBar
          onClear={clear}
          tools={phone ? undefined : <ListTools {...table} />}
          count={tasks.total === undefined ? undefined : t('tasks.count', { count: tasks.total })}
        >
          <KeywordField
            value={keyword}
            label={t('tasks.keyword')}
            phone={phone}
            onChange={(next) => change({ keyword: next })}
          />
        </FilterBar>
        <ListView<Task>
          {...table}
          list={tasks}
          label={t('tasks.title')}
          failed={t('tasks.failed')}
          rowKey={(row) => row.caseId}
          card={phone ? (row) => <TaskCard row={row} onOpen={() => open(row)} /> : undefined}
          onOpen={open}
          empty={
            <ListEmpty title={t('tasks.nothingFound', { keyword })} onClear={clear}>
              <EmptyState icon={<ClipboardList />} title={t('tasks.empty')} body={t('tasks.emptyBody')} />
            </ListEmpty>
          }
        />
      </Card>
    </>
  );
}
