import {
  type PracticeListItem,
  type StoredApart,
  type StoredKind,
  endpoints,
  storedApart,
  storedKinds,
} from '@archway/contracts';
import { formatBytes, formatNumber, query, useText } from '@archway/platform';
import { Card, ErrorBox, KeyFigure, KeyFigures, LoadingSkeleton } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './storage.module.css';

const shownKinds = [...storedKinds, ...storedApart];
const tones: Readonly<Record<StoredKind | StoredApart, string | undefined>> = {
  models: styles.models,
  photos: styles.photos,
  cbct: styles.cbct,
  archives: styles.archives,
  messages: styles.messages,
  plans: styles.plans,
  production: styles.production,
  modelProcess: styles.modelProcess,
  printFiles: styles.printFiles,
};

/** What all the files of a practice take up, and the share of each kind. */
export function StorageTotals({ practice }: { practice: PracticeListItem }) {
  const t = useText('account');
  const asked = { query: { practiceId: practice.practiceId } };
  const { data, isError, error, refetch } = useQuery(query(endpoints.storage.totals, asked));
  if (isError) return <ErrorBox title={t('storage.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSkeleton variant="card" rows={3} />;
  const weights = { ...data.kinds, ...data.apart };
  const total = shownKinds.reduce((sum, kind) => sum + weights[kind].bytes, 0);
  return (
    <>
      <Card title={t('account.section.storage')}>
        <p className={styles.intro}>{t('storage.intro', { practice: practice.name })}</p>
        {total === 0 ? null : (
          <div className={styles.bar} aria-hidden>
            {shownKinds.map((kind) => (
              <span key={kind} className={tones[kind]} style={{ flexGrow: weights[kind].bytes }} />
            ))}
          </div>
        )}
      </Card>
      <KeyFigures label={t('storage.byKind')}>
        <KeyFigure
          label={t('storage.total')}
          value={formatBytes(total)}
          note={t('storage.cases', { count: formatNumber(data.cases) })}
        />
        {shownKinds.map((kind) => (
          <KeyFigure
            key={kind}
            label={
              <span className={styles.kind}>
                <i className={tones[kind]} aria-hidden /> {t(`storage.kind.${kind}`)}
              </span>
            }
            value={formatBytes(weights[kind].bytes)}
            note={t('storage.files', { count: formatNumber(weights[kind].files) })}
          />
        ))}
      </KeyFigures>
    </>
  );
}
