import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Building2, Card, EmptyState, ErrorBox, LoadingSkeleton, PageTitle } from '@archway/ui';
import { PracticeNames } from './PracticeNames.tsx';

/** The first screen: the reader's practices, in each of the states that a screen has. */
export default function {{Component}}() {
  const t = useText('{{name}}');
  const practices = useQuery(query(endpoints.access.practices));
  return (
    <>
      <PageTitle description={t('home.hint')}>{t('home.title')}</PageTitle>
      {practices.isPending ? <LoadingSkeleton variant="card" /> : null}
      {practices.isError ? (
        <ErrorBox title={t('home.failed')} error={practices.error} onRetry={() => void practices.refetch()} />
      ) : null}
      {practices.data ? (
        <Card title={t('home.practices')} count={practices.data.length}>
          {practices.data.length === 0 ? <EmptyState icon={<Building2 />} title={t('home.none')} /> : null}
          <PracticeNames practices={practices.data} />
        </Card>
      ) : null}
    </>
  );
}
