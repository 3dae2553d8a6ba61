import { useQuery } from '@tanstack/react-query';
import { type Jaw, type ProcessDetail, endpoints } from '@archway/contracts';
import { Slot, query, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { jawText } from '../../processing/process-words.ts';
import styles from './retainer-detail.module.css';

/** Addresses last a quarter of an hour; within it the model that is looked at stays. */
const FRESH_MS = 10 * 60_000;

/** The result of a jaw in 3D, coarse: what is paid for is the file. */
export function ResultPreview({ order, jaw }: { order: Pick<ProcessDetail, 'processId' | 'submitTime'>; jaw: Jaw }) {
  const t = useText('production');
  const { processId } = order;
  const found = useQuery({
    ...query(endpoints.process.preview, { params: { processId, jaw } }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
  if (found.error)
    return <ErrorBox title={t('process.previewFailed')} error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <div className={styles.preview}>
      {found.data ? (
        <Slot
          name="model.preview"
          props={{
            url: found.data.url,
            fileName: 'preview.drc',
            label: t('process.previewOf', { jaw: jawText(jaw, t) }),
          }}
        />
      ) : (
        <LoadingSkeleton variant="card" rows={4} />
      )}
    </div>
  );
}
