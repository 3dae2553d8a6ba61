import { type CertificationDetail, type Credential, endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Decision } from './Decision.tsx';
import { DocumentStrip } from './DocumentStrip.tsx';
import { DocumentView } from './DocumentView.tsx';
import styles from './certification.module.css';

/** What somebody has submitted: the documents, and the decision beside them. */
export function Review({ userId, onDecided }: { userId: string; onDecided: () => void }) {
  const t = useText('console');
  const detail = useQuery(query(endpoints.certification.detail, { query: { userId } }));
  if (detail.isError)
    return (
      <div className={styles.nobody}>
        <ErrorBox title={t('certification.detailFailed')} error={detail.error} onRetry={() => void detail.refetch()} />
      </div>
    );
  if (!detail.data)
    return (
      <div className={styles.nobody}>
        <LoadingSkeleton variant="form" rows={6} />
      </div>
    );
  // What was marked belongs to what was seen: a new submission begins anew.
  const submissions = detail.data.parts.map(({ part, submission, state }) => `${part}${submission}${state}`).join();
  return <Loaded key={submissions} detail={detail.data} onDecided={onDecided} />;
}

/** What waits comes first. */
const documentsOf = ({ parts }: CertificationDetail): Credential[] =>
  parts
    .toSorted((one, other) => Number(other.state === 'readyAuth') - Number(one.state === 'readyAuth'))
    .flatMap(({ credentials }) => credentials)
    .filter(({ fileName }) => fileName !== null);

function Loaded({ detail, onDecided }: { detail: CertificationDetail; onDecided: () => void }) {
  const documents = documentsOf(detail);
  const [shown, setShown] = useState(documents[0]?.credentialId);
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const document = documents.find(({ credentialId }) => credentialId === shown);
  const mark = (credentialId: string, reason: string | null): void =>
    setWrong((known) => {
      const next = new Map(known);
      if (reason === null) next.delete(credentialId);
      else next.set(credentialId, reason);
      return next;
    });
  return (
    <>
      <div className={styles.documents}>
        <DocumentView document={document} />
        <DocumentStrip documents={documents} shown={shown} wrong={wrong} onShow={setShown} />
      </div>
      <Decision detail={detail} wrong={wrong} onMark={mark} onShow={setShown} onDecided={onDecided} />
    </>
  );
}
