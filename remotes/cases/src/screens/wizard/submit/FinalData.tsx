import type { CaseDetail } from '@archway/contracts';
import { DescriptionList } from '@archway/ui';
import type { TextFunction } from '@archway/platform';
import { entrustName } from '../../../case/case-words.ts';
import type { CaseModels } from '../../../models/use-case-models.ts';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';
import type { CaseDoubts } from './doubts/use-doubts.ts';
import styles from './submit.module.css';

interface Props {
  detail: CaseDetail;
  models: CaseModels;
  photos: CasePhotos;
  doubts: CaseDoubts;
  t: TextFunction;
}

/** What a submission makes final, and until when it can be taken back; asked outside of this remote's tree. */
export function FinalData({ detail, models, photos, doubts, t }: Props) {
  const answered = doubts.found?.doubts.length ?? 0;
  const { entrust, patientName } = detail;
  return (
    <div className={styles.final}>
      <p>{t('submit.confirm.final')}</p>
      <DescriptionList
        columns={1}
        items={[
          { key: 'patient', label: t('field.patientName'), value: patientName },
          { key: 'entrust', label: t('field.entrust'), value: entrustName(entrust, t) },
          { key: 'photos', label: t('step.photos'), value: t('photos.count', { count: photos.photos.length }) },
          { key: 'models', label: t('step.models'), value: t('step.files', { count: models.files.length }) },
          ...(answered > 0 ? [{ key: 'doubts', label: t('submit.confirm.confirmed'), value: String(answered) }] : []),
        ]}
      />
      <p>{t(`submit.confirm.when.${entrust}`)}</p>
    </div>
  );
}
