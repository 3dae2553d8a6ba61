import type { CaseDetail } from '@archway/contracts';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useText } from '@archway/platform';
import { InterruptedUploads } from './upload/InterruptedUploads.tsx';
import { JawCard } from './JawCard.tsx';
import { type CaseModels, jaws } from './use-case-models.ts';
import styles from './models.module.css';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'version' | 'editable'>;
  models: CaseModels;
}

/** Both jaws side by side: what is there, what is on its way, and a place for what is missing. */
export function ModelFiles({ detail, models }: Props) {
  const t = useText('cases');
  if (models.error && !models.loaded) {
    return <ErrorBox title={t('models.failed')} error={models.error} onRetry={models.retry} />;
  }
  if (!models.loaded) return <LoadingSkeleton variant="card" rows={6} />;
  const { caseId, version, editable } = detail;
  return (
    <div className={styles.files}>
      {editable ? <InterruptedUploads caseId={caseId} version={version} /> : null}
      <div className={styles.jaws}>
        {jaws.map((jaw) => (
          <JawCard
            key={jaw}
            place={{ caseId, version, jaw }}
            model={models.files.find((file) => file.jaw === jaw && file.modelType === 'scan')}
            upload={models.uploads.get(jaw)}
            progress={models.progress}
            editable={editable}
          />
        ))}
      </div>
    </div>
  );
}
