import type { CaseDetail } from '@archway/contracts';
import { AlignerModels } from './AlignerModels.tsx';
import { LostModels } from './lost/LostModels.tsx';
import { JawCards } from './JawCards.tsx';
import { ModelsLoaded } from './ModelsLoaded.tsx';
import { InterruptedUploads } from './upload/InterruptedUploads.tsx';
import type { CaseModels } from './use-case-models.ts';
import styles from './models.module.css';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'version' | 'serviceType' | 'editable' | 'canReplaceModel'>;
  models: CaseModels;
}

/** Scans of both jaws, and models of aligners where there are any. */
export function ModelFiles({ detail, models }: Props) {
  return (
    <ModelsLoaded models={models}>
      <div className={styles.files}>
        {detail.editable || detail.canReplaceModel ? (
          <InterruptedUploads caseId={detail.caseId} version={detail.version} />
        ) : null}
        <LostModels detail={detail} models={models} />
        <JawCards detail={detail} models={models} modelType="scan" />
        <AlignerModels detail={detail} models={models} />
      </div>
    </ModelsLoaded>
  );
}
