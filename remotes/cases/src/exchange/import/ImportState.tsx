import type { ArchiveJob } from '@archway/contracts';
import { CircleCheck, ErrorBox, LoadingSkeleton, LongWork } from '@archway/ui';
import { useText } from '@archway/platform';
import { isRunning } from '../use-archive-job.ts';
import styles from '../exchange.module.css';

interface Props {
  job: ArchiveJob | undefined;
  error: unknown;
  patientName: string;
  onRetry: () => void;
}

/** An import that was begun: how far it is, and what came of it. */
export function ImportState({ job, error, patientName, onRetry }: Props) {
  const t = useText('cases');
  if (error || job?.state === 'failed') {
    const body = job?.problem?.text ?? (error instanceof Error ? error.message : undefined);
    return <ErrorBox title={t('exchange.import.failed')} body={body} error={error} onRetry={onRetry} />;
  }
  if (!job) return <LoadingSkeleton variant="card" rows={2} />;
  if (isRunning(job)) {
    return (
      <LongWork
        title={t(job.state === 'waiting' ? 'exchange.waiting' : 'exchange.import.running')}
        share={job.progress}
        hint={t('exchange.import.goesOn')}
      />
    );
  }
  return (
    <div className={styles.result} role="status">
      <p className={styles.good}>
        <CircleCheck aria-hidden="true" />
        <strong>{t('exchange.import.done', { name: patientName })}</strong>
      </p>
      <p className={styles.hint}>{t('exchange.import.doneHint')}</p>
    </div>
  );
}
