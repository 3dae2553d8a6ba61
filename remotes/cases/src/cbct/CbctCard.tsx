import { Card, EmptyState, ErrorBox, Layers, LoadingSkeleton } from '@archway/ui';
import { useText } from '@archway/platform';
import { CbctFound } from './CbctFound.tsx';
import { type CbctDetail, useCaseCbct } from './use-case-cbct.ts';
import styles from './cbct.module.css';

/** The CT of a case in the wizard. */
export function CbctCard({ detail }: { detail: CbctDetail }) {
  const t = useText('cases');
  return (
    <Card title={t('cbct.title')} meta={<span className={styles.hint}>{t('cbct.formats')}</span>}>
      <Content detail={detail} />
    </Card>
  );
}

function Content({ detail }: { detail: CbctDetail }) {
  const t = useText('cases');
  const { cbct, loaded, error, retry } = useCaseCbct(detail);
  if (error && !loaded) return <ErrorBox title={t('cbct.failed')} error={error} onRetry={retry} />;
  if (!loaded) return <LoadingSkeleton variant="card" rows={2} />;
  if (cbct) return <CbctFound name={cbct.fileName} volume={cbct.volume} />;
  return <EmptyState icon={<Layers />} title={t('cbct.none')} />;
}
