import type { CaseDetail } from '@archway/contracts';
import { InterruptedUploads } from './upload/InterruptedUploads.tsx';
import { JawCard } from './JawCard.tsx';
import { ModelsLoaded } from './ModelsLoaded.tsx';
import { type CaseModels, jaws, scanOf } from './use-case-models.ts';
import styles from './models.module.css';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'version' | 'editable'>;
  models: CaseModels;
}

/** Both jaws side by side: what is there, what is on its way, and a place for what is missing. */
export function ModelFiles({ detail, models }: Props) {
  const { caseId, version, editable } = detail;
  return (
    <ModelsLoaded models={models}>
      <div className={styles.files}>
        {editable ? <InterruptedUploads caseId={caseId} version={version} /> : null}
        <div className={styles.jaws}>
          {jaws.map((jaw) => (
            <JawCard
              key={jaw}
              place={{ caseId, version, jaw }}
              model={scanOf(models.files, jaw)}
              upload={models.uploads.get(jaw)}
              progress={models.progress}
              editable={editable}
            />
          ))}
        </div>
      </div>
    </ModelsLoaded>
  );
}
