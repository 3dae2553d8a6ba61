import { type JoinMachine, type JoinRequest, endpoints, joinMachine } from '@archway/contracts';
import { call, formatDateTime, invalidate, query, useActions, useText } from '@archway/platform';
import { Button, ErrorBox, UserAvatar } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RejectDialog } from './RejectDialog.tsx';
import styles from './members.module.css';

/** Who asks to join the practice, to be let in or rejected with a reason. */
export function JoinRequests({ practiceId }: { practiceId: string }) {
  const t = useText('account');
  const [rejected, setRejected] = useState<JoinRequest>();
  const requests = useQuery(query(endpoints.practices.joinRequests));
  const actions = useActions<JoinMachine, JoinRequest, string>({
    machine: joinMachine,
    done: (action) => t(action === 'approve' ? 'requests.approved' : 'requests.rejected'),
    send: (action, { applyId }, reason) =>
      call(
        endpoints.practices.auditApplyJoin,
        { body: { applyId, pass: action === 'approve', ...(reason !== undefined && { reason }) } },
        { quiet: reason !== undefined },
      ),
    refresh: () => Promise.all([invalidate(endpoints.practices.joinRequests), invalidate(endpoints.practices.members)]),
  });
  if (requests.isError)
    return <ErrorBox title={t('requests.failed')} error={requests.error} onRetry={() => void requests.refetch()} />;
  const waiting = (requests.data ?? []).filter(
    (request) => request.practiceId === practiceId && actions.may(request, 'approve'),
  );
  return (
    <>
      {waiting.length === 0 ? null : (
        <ul className={styles.requests} aria-label={t('requests.title')}>
          {waiting.map((request) => (
            <li key={request.applyId} className={styles.request}>
              <UserAvatar name={request.applicantName} />
              <span className={styles.asks}>
                {t('requests.asks', { applicant: request.applicantName, practice: request.practiceName })}
                <small>
                  {[
                    t('requests.applied', { time: formatDateTime(request.applyTime) }),
                    request.phone,
                    request.email,
                    request.status === joinMachine.states.materialsMissing
                      ? t('applications.status.materialsMissing')
                      : null,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Button type="text" onClick={() => setRejected(request)}>
                {t('requests.reject')}
              </Button>
              <Button loading={actions.taking === 'approve'} onClick={() => void actions.take('approve', request)}>
                {t('requests.approve')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {rejected ? (
        <RejectDialog
          name={rejected.applicantName}
          onOk={async (reason) => {
            await actions.take('reject', rejected, reason);
            setRejected(undefined);
          }}
          onCancel={() => setRejected(undefined)}
        />
      ) : null}
    </>
  );
}
