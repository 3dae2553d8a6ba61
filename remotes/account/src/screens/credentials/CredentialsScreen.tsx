import { endpoints } from '@archway/contracts';
import { invalidate, query, usePageTitle, useServerEvent, useSession, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton, PageTitle } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CredentialForm } from './CredentialForm.tsx';
import { CredentialSteps } from './CredentialSteps.tsx';
import { Incomplete } from './Incomplete.tsx';
import { Submitted } from './Submitted.tsx';
import { PRACTICE_PARAMETER } from './credentials-address.ts';
import styles from './credentials.module.css';

/** The credentials of the reader, and of a practice that they created: what is given, and where it stands. */
export default function CredentialsScreen() {
  const t = useText('account');
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  usePageTitle(t('credentials.title'));
  const owned = user?.practices.filter(({ creator }) => creator) ?? [];
  const practice =
    owned.find(({ practiceId }) => practiceId === search.get(PRACTICE_PARAMETER)) ??
    owned.find(({ practiceId }) => practiceId === user?.currentPracticeId) ??
    owned[0];
  const practiceId = practice?.practiceId;
  const own = useQuery(query(endpoints.certification.own, { query: { practiceId } }));
  // An operator's decision is told by a notice.
  useServerEvent('notice.changed', () => void invalidate(endpoints.certification.own));
  const data = own.data;
  const open = data?.parts.some(({ actions }) => actions.includes('submit')) ?? false;
  return (
    <div className={styles.screen}>
      <PageTitle
        description={practice?.name}
        actions={
          owned.length > 1 ? (
            <Select
              className={styles.practices ?? ''}
              aria-label={t('credentials.practice')}
              value={practiceId ?? null}
              options={owned.map(({ practiceId: value, abbreviation, number }) => ({
                value,
                label: `${abbreviation} · ${number}`,
              }))}
              onChange={(value: string) => setSearch({ [PRACTICE_PARAMETER]: value }, { replace: true })}
            />
          ) : undefined
        }
      >
        {t('credentials.title')}
      </PageTitle>
      {own.isError ? (
        <ErrorBox title={t('credentials.failed')} error={own.error} onRetry={() => void own.refetch()} />
      ) : data === undefined ? (
        <LoadingSkeleton variant="form" rows={6} />
      ) : (
        <>
          <CredentialSteps data={data} />
          {!data.registered ? (
            <Incomplete />
          ) : open ? (
            <CredentialForm key={data.practiceId} data={data} />
          ) : (
            <Submitted data={data} />
          )}
        </>
      )}
    </div>
  );
}
