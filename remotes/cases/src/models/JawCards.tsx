import type { CaseDetail, CaseModel } from '@archway/contracts';
import { JawCard } from './JawCard.tsx';
import { placeKey } from './upload/model-upload.ts';
import { type CaseModels, jaws, modelAt } from './use-case-models.ts';
import styles from './models.module.css';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'version' | 'editable' | 'canReplaceModel'>;
  models: CaseModels;
  modelType: CaseModel['modelType'];
}

/** Models of a type, both jaws side by side: what is there, what is on its way, and a place for what is missing. */
export function JawCards({ detail, models, modelType }: Props) {
  const { caseId, version, editable } = detail;
  const replaceable = editable || (modelType === 'scan' && detail.canReplaceModel);
  return (
    <div className={styles.jaws}>
      {jaws.map((jaw) => {
        const place = { caseId, version, jaw, modelType };
        return (
          <JawCard
            key={jaw}
            place={place}
            model={modelAt(models.files, place)}
            upload={models.uploads.get(placeKey(place))}
            progress={models.progress}
            editable={editable}
            replaceable={replaceable}
          />
        );
      })}
    </div>
  );
}
