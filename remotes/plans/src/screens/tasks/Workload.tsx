import type { TaskLoad } from '@archway/contracts';
import { designerLabel, formatNumber, useSession, useText } from '@archway/platform';
import { Card, ErrorBox, LoadingSkeleton, UserAvatar } from '@archway/ui';
import styles from './workload.module.css';

interface Props {
  answer: {
    readonly data: readonly TaskLoad[] | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** Whose tasks the list shows. */
  chosen: string | undefined;
  onChoose: (userId: string | undefined) => void;
}

/** How many open tasks each designer holds; a click shows which. */
export function Workload({ answer: { data, error, refetch }, chosen, onChoose }: Props) {
  const t = useText('plans');
  const { user } = useSession();
  const most = Math.max(1, ...(data ?? []).map(({ openCount }) => openCount));
  return (
    <Card title={t('workload.title')} meta={t('workload.open')}>
      {error ? (
        <ErrorBox title={t('workload.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingSkeleton variant="form" rows={3} />
      ) : data.length === 0 ? (
        <p>{t('workload.empty')}</p>
      ) : (
        <ul className={styles.list}>
          {data.map((person) => {
            const { userId, openCount, overdueCount } = person;
            const name = designerLabel({ ...person, teamName: null });
            return (
              <li key={userId}>
                <button
                  type="button"
                  className={styles.person}
                  aria-pressed={userId === chosen}
                  aria-label={t('workload.of', { name, count: openCount })}
                  onClick={() => onChoose(userId === chosen ? undefined : userId)}
                >
                  <UserAvatar name={name} size={24} />
                  <span className={styles.name}>
                    {name}
                    {userId === user?.userId ? <small>{t('workload.you')}</small> : null}
                  </span>
                  <span className={styles.count}>
                    {overdueCount > 0 ? (
                      <small className={styles.overdue}>{t('workload.overdue', { count: overdueCount })}</small>
                    ) : null}
                    {formatNumber(openCount)}
                  </span>
                  <span className={styles.track} aria-hidden="true">
                    <span style={{ width: `${(openCount / most) * 100}%` }} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
