import { type ProcessRow, processStatus, processStatuses, toneOf } from '@archway/contracts';
import { useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { statusText } from './process-words.ts';

/** Where an order stands; one whose last run failed says so. */
export function ProcessStatusTag({ order: { status, problem } }: { order: Pick<ProcessRow, 'status' | 'problem'> }) {
  const t = useText('production');
  return status === processStatus.unsubmitted && problem ? (
    <StatusTag tone="error">{t('process.runFailed')}</StatusTag>
  ) : (
    <StatusTag tone={toneOf(processStatuses, status)}>{statusText(status)}</StatusTag>
  );
}
