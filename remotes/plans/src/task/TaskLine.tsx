import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { ListTime, designerLabel, query, useText } from '@archway/platform';
import { ErrorBox } from '@archway/ui';
import { DueTime } from './DueTime.tsx';
import { TaskButtons } from './TaskButtons.tsx';
import { useTaskActions } from './use-task-actions.tsx';
import styles from './task.module.css';

/** Who designs a case now, above its plans; nothing where there is no task. */
export function TaskLine({ caseId, version }: { caseId: string; version: number }) {
  const t = useText('plans');
  const answer = useQuery(query(endpoints.plans.task, { query: { caseId, version } }));
  const does = useTaskActions();
  if (answer.error)
    return <ErrorBox title={t('task.failed')} error={answer.error} onRetry={() => void answer.refetch()} />;
  const task = answer.data?.task;
  if (!task) return null;
  const { taskKind, assignUser, assignTime, assignNote, dueTime, actions } = task;
  const what = t(`task.${taskKind}`);
  return (
    <div className={styles.line} role="group" aria-label={t('task.title')}>
      <div className={styles.words}>
        <strong>{what}</strong>
        <span>{assignUser ? designerLabel(assignUser) : t('task.inPool')}</span>
        {assignUser && assignTime ? (
          <small>
            {t('since')} <ListTime at={assignTime} />
          </small>
        ) : null}
        {dueTime ? (
          <small>
            {t('task.due.by')} <DueTime at={dueTime} />
          </small>
        ) : null}
        {assignUser && assignNote ? <small className={styles.note}>{assignNote}</small> : null}
      </div>
      <TaskButtons task={{ caseId, version, taskKind, actions }} does={does} name={what} />
      {does.dialog}
    </div>
  );
}
