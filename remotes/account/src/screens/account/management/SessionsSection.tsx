import { type LoginSession, endpoints } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, query, useServerEvent, useText } from '@archway/platform';
import { Button, Card, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { deviceText } from './device-text.ts';
import { SessionLine } from './SessionLine.tsx';
import styles from './management.module.css';

/** Where the reader is logged in; every other place can be logged out. */
export function SessionsSection() {
  const t = useText('account');
  const sessions = useQuery(query(endpoints.security.sessions));
  useServerEvent('session.ended', () => void invalidate(endpoints.security.sessions));
  const end = useMutation({
    mutationFn: ({ sessionId }: LoginSession) => call(endpoints.security.revokeSession, { params: { sessionId } }),
    onSuccess: () => notify.success(t('security.sessions.ended')),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => call(endpoints.security.revokeOthers),
    onSuccess: () => notify.success(t('security.sessions.endedOthers')),
    onSettled: refresh,
  });
  const askOne = async (session: LoginSession): Promise<void> => {
    const title = t('security.sessions.endTitle', { device: deviceText(session.device, t) });
    const words = { title, body: t('security.sessions.endBody'), okText: t('security.sessions.end') };
    if (await confirmAction({ ...words, danger: true })) end.mutate(session);
  };
  const askOthers = async (): Promise<void> => {
    const words = { title: t('security.sessions.endOthersTitle'), body: t('security.sessions.endOthersBody') };
    if (await confirmAction({ ...words, okText: t('security.sessions.endOthers'), danger: true })) endOthers.mutate();
  };
  const others = (sessions.data?.length ?? 0) > 1;
  return (
    <Card
      title={t('security.sessions.title')}
      count={sessions.data?.length}
      extra={
        others ? (
          <Button size="small" danger loading={endOthers.isPending} onClick={() => void askOthers()}>
            {t('security.sessions.endOthers')}
          </Button>
        ) : undefined
      }
    >
      {sessions.isError ? (
        <ErrorBox
          title={t('security.sessions.failed')}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      ) : sessions.isPending ? (
        <LoadingSkeleton variant="card" rows={2} />
      ) : (
        <ul className={styles.list}>
          {sessions.data.map((session) => (
            <SessionLine
              key={session.sessionId}
              session={session}
              busy={end.isPending && end.variables.sessionId === session.sessionId}
              onEnd={() => void askOne(session)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

const refresh = (): Promise<unknown> =>
  Promise.all([invalidate(endpoints.security.sessions), invalidate(endpoints.security.events)]);
