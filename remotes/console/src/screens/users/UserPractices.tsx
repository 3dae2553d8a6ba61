import { endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { ErrorBox, LabelTag, LoadingSkeleton } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import operated from '../../operated/operated.module.css';

/** Where an account works, and what is its own. */
export function UserPractices({ userId }: { userId: string }) {
  const t = useText('console');
  const practices = useQuery(query(endpoints.registry.ofUser, { query: { userId } }));
  return (
    <section>
      <h3 className={operated.heading}>{t('users.practices')}</h3>
      {practices.isError ? (
        <ErrorBox title={t('users.practicesFailed')} error={practices.error} onRetry={() => void practices.refetch()} />
      ) : practices.isPending ? (
        <LoadingSkeleton variant="card" rows={1} />
      ) : practices.data.length === 0 ? (
        <p className={operated.none}>{t('users.noPractice')}</p>
      ) : (
        <ul className={operated.lines}>
          {practices.data.map(({ practiceId, name, number, creator, available }) => (
            <li key={practiceId}>
              <span>
                {name}
                <small>{number}</small>
              </span>
              {available ? null : <LabelTag>{t('operated.state.disabled')}</LabelTag>}
              {creator ? <LabelTag>{t('users.creator')}</LabelTag> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
