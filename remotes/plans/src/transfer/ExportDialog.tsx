import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ListedPlan } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import { saveBlob } from '@archway/storage';
import { ErrorBox, LongWork, Modal } from '@archway/ui';
import { exportedPlan, zipNameOf } from './export-plan.ts';

interface Props {
  plan: ListedPlan;
  onClose: () => void;
}

/** Hands a plan to the reader as a zip, and closes when it is there. */
export function ExportDialog({ plan, onClose }: Props) {
  const t = useText('plans');
  const [progress, setProgress] = useState({ done: 0, total: 1 });
  const [control] = useState(() => new AbortController());
  const { mutate, error } = useMutation({
    mutationFn: () =>
      exportedPlan(plan, {
        signal: control.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      }),
    onSuccess: (zip) => {
      if (control.signal.aborted) return;
      if (zip) saveBlob(zip, zipNameOf(plan));
      onClose();
    },
  });
  useEffect(() => mutate(), [mutate]);
  const stop = (): void => {
    control.abort();
    onClose();
  };
  return (
    <Modal
      open
      title={t('transfer.exportTitle', { name: plan.name })}
      mask={{ closable: false }}
      footer={null}
      onCancel={stop}
    >
      {error === null ? (
        <LongWork
          title={t('transfer.exporting')}
          share={progress.done / progress.total}
          count={`${formatNumber(progress.done)} / ${formatNumber(progress.total)}`}
          cancelText={t('transfer.stop')}
          onCancel={stop}
        />
      ) : (
        <ErrorBox title={t('transfer.exportFailed')} error={error} onRetry={() => mutate()} />
      )}
    </Modal>
  );
}
