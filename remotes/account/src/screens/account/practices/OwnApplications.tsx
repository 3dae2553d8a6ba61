import { type JoinMachine, type OwnApplication, endpoints, joinMachine, joinStatuses, rowOf } from '@archway/contracts';
import { call, formatDateTime, invalidate, query, useActions, useText } from '@archway/platform';
import { Button, Card, ErrorBox, StatusTag } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './practice.module.css';

/** What the reader asked, and what became of it; nothing where nothing was asked. */
export function OwnApplications() {
  const t = useText('account');
  const applications = useQuery(query(endpoints.practices.ownApplications));
  const actions = useActions<JoinMachine, OwnApplication>({
    machine: joinMachine,
    question: (_action, { practiceName }) => ({
      title: t('applications.revokeQuestion', { practice: practiceName }),
      okText: t('applications.revoke'),
    }),
    done: () => t('applications.revoked'),
    send: (_action, { applyId }) => call(endpoints.practices.cancelApplyJoin, { body: { applyId } }),
    refresh: () => invalidate(endpoints.practices.ownApplications),
  });
  if (applications.isError)
    return (
      <ErrorBox
        title={t('applications.failed')}
        error={applications.error}
        onRetry={() => void applications.refetch()}
      />
    );
  if (!applications.data?.length) return null;
  return (
    <Card title={t('applications.title')} count={applications.data.length} flush>
      <ul className={styles.lines}>
        {applications.data.map((application) => {
          const status = rowOf(joinStatuses, application.status);
          return (
            <li key={application.applyId} className={styles.line}>
              <span className={styles.words}>
                {application.practiceName}
                <small>
                  {application.number} · {formatDateTime(application.applyTime)}
                  {application.reason ? ` · ${t('applications.reason', { reason: application.reason })}` : ''}
                </small>
              </span>
              {status ? <StatusTag tone={status.tone}>{t(`applications.status.${status.key}`)}</StatusTag> : null}
              {actions.may(application, 'revoke') ? (
                <Button
                  size="small"
                  loading={actions.taking === 'revoke'}
                  onClick={() => void actions.take('revoke', application)}
                >
                  {t('applications.revoke')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
