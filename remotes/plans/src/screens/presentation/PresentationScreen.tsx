import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { ApiError, query, usePageTitle, useText } from '@archway/platform';
import { EmptyState, ErrorBox, LoadingSkeleton, Monitor, SearchX } from '@archway/ui';
import { Editor } from '../../presentations/edit/Editor.tsx';
import styles from './presentation.module.css';

/** A presentation of a case, to be edited and shown; the address says which. */
export default function PresentationScreen() {
  const t = useText('plans');
  const [params] = useSearchParams();
  const presentationId = params.get('id') ?? '';
  const isNamed = /^\d{1,18}$/.test(presentationId);
  const [round, setRound] = useState(0);
  const found = useQuery({
    ...query(endpoints.presentations.read, { query: { presentationId } }),
    enabled: isNamed,
    // What is on the page is what is edited: an answer of later is another revision.
    ...{ staleTime: Infinity, gcTime: 0, refetchOnMount: false, refetchOnReconnect: false },
  });
  usePageTitle(found.data?.presentation.title ?? t('present.title'));
  // Deleted, or of a case that the reader does not see: asking again would not bring it.
  const missing = found.error instanceof ApiError && found.error.name === 'recordNotFound';
  if (!isNamed || missing)
    return (
      <div className={styles.box}>
        <EmptyState
          icon={missing ? <SearchX /> : <Monitor />}
          title={<h1>{t(missing ? 'present.missing' : 'present.unnamed')}</h1>}
          body={t(missing ? 'present.missingBody' : 'present.unnamedBody')}
          action={<Link to="/">{t('present.toStart')}</Link>}
        />
      </div>
    );
  if (found.error)
    return (
      <div className={styles.box}>
        <ErrorBox title={t('present.failed')} error={found.error} onRetry={() => void found.refetch()} />
      </div>
    );
  if (!found.data)
    return (
      <div className={styles.box}>
        <LoadingSkeleton variant="card" rows={8} />
      </div>
    );
  const reload = async (): Promise<void> => {
    await found.refetch();
    setRound((count) => count + 1);
  };
  return (
    <Editor
      key={`${presentationId} ${round}`}
      {...found.data}
      showFirst={params.has('show')}
      onReload={() => void reload()}
    />
  );
}
