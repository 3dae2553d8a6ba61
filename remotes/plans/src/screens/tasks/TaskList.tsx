import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type TaskKind, type TaskView, endpoints, taskKinds, taskViews } from '@archway/contracts';
import {
  designerLabel,
  query,
  useListFilter,
  useListPage,
  usePermission,
  usePhone,
  useServerEvent,
  useSession,
  useText,
} from '@archway/platform';
import { Card, FilterBar, PageTitle } from '@archway/ui';
import { KeywordField, ListTools, ListView, Select } from '@archway/ui/data';
import { refreshTasks, useTaskActions } from '../../task/use-task-actions.tsx';
import { TaskCard } from './TaskCard.tsx';
import { TaskEmpty } from './TaskEmpty.tsx';
import { TakeNext } from './TakeNext.tsx';
import { TaskTabs } from './TaskTabs.tsx';
import { Workload } from './Workload.tsx';
import { workPath, type Task, taskColumns } from './task-columns.tsx';
import { taskFilter } from './task-filter.ts';
import styles from './tasks.module.css';

/** What designers and auditors have to do, or have done for a practice: their own tasks, the pool, and all that they see. */
export default function TaskList() {
  const t = useText('plans');
  const phone = usePhone();
  const navigate = useNavigate();
  const [filter, change] = useListFilter(taskFilter);
  const [designing, audits] = [usePermission('plan:design'), usePermission('plan:audit')];
  const onlyLeads = usePermission('plan:approve') && !designing && !audits;
  // Whoever operates the platform may design for others, and takes nothing.
  const designs = (useSession().user?.permissions ?? []).includes('plan:design');
  // Whoever only leads holds nothing.
  const views: readonly TaskView[] = onlyLeads ? taskViews.filter((each) => each !== 'mine') : taskViews;
  const { keyword, kind, designer, page, size } = filter;
  const view = views.includes(filter.view) ? filter.view : 'all';
  const words = { ...(keyword && { keyword }), ...(kind !== undefined && { taskKind: kind }) };
  const asked = {
    ...words,
    ...{ pageNum: page, pageSize: size, taskView: view },
    ...(designer !== undefined && { assignUserId: designer }),
  };
  const tasks = useListPage(query(endpoints.plans.tasks, { query: asked }), filter, change);
  const counts = useQuery(query(endpoints.plans.taskCounts, { query: words }));
  const loads = useQuery(query(endpoints.plans.taskLoads));
  const does = useTaskActions();
  useServerEvent('case.changed', () => void refreshTasks());
  const open = (task: Task): void => void navigate(workPath(task));
  const table = { tableKey: 'plans.tasks', columns: taskColumns(t, does) };
  const clear = taskFilter.isNarrowed(filter) ? () => change(taskFilter.cleared(filter)) : undefined;
  // Whose tasks are asked for stands among all tasks; in the reader's own or the pool there are none of others.
  const choose = (next: string | undefined): void =>
    change({ designer: next, ...(next !== undefined && { view: 'all' }) });

  return (
    <>
      <PageTitle
        description={t(onlyLeads ? 'tasks.descriptionLed' : 'tasks.description')}
        actions={designs ? <TakeNext waiting={counts.data?.pool} /> : undefined}
      >
        {t('tasks.title')}
      </PageTitle>
      <div className={styles.page}>
        <Card flush bare={phone}>
          <TaskTabs
            view={view}
            views={views}
            counts={counts.data}
            onChange={(next) => change({ view: next, ...(next !== 'all' && { designer: undefined }) })}
          />
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
            <Select
              className={styles.kind}
              aria-label={t('tasks.anyKind')}
              placeholder={t('tasks.anyKind')}
              allowClear
              value={kind ?? null}
              options={taskKinds.map((value) => ({ value, label: t(`task.${value}`) }))}
              onChange={(next: TaskKind | null) => change({ kind: next ?? undefined })}
            />
            <Select
              className={styles.designer}
              aria-label={t('tasks.designer')}
              placeholder={t('tasks.designer')}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              value={designer ?? null}
              options={(loads.data ?? []).map((person) => ({ value: person.userId, label: designerLabel(person) }))}
              onChange={(next: string | null) => choose(next ?? undefined)}
            />
          </FilterBar>
          <ListView<Task>
            {...table}
            list={tasks}
            label={t('tasks.title')}
            failed={t('tasks.failed')}
            rowKey={(row) => row.caseId}
            card={phone ? (row) => <TaskCard row={row} does={does} onOpen={() => open(row)} /> : undefined}
            onOpen={open}
            empty={<TaskEmpty filter={{ ...filter, view }} onClear={clear} onView={(next) => change({ view: next })} />}
          />
        </Card>
        <aside className={styles.side}>
          <Workload answer={loads} chosen={designer} onChoose={choose} />
        </aside>
      </div>
      {does.dialog}
    </>
  );
}
