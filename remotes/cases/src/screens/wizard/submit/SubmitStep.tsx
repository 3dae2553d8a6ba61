import { type CaseDetail, makesAppliance } from '@archway/contracts';
import { Button, Card, DescriptionList } from '@archway/ui';
import { formatDay, formatFileName, formatNumber, useText } from '@archway/platform';
import { entrustName, genderName } from '../../../case/case-words.ts';
import { type CaseModels, jaws, scanOf } from '../../../models/use-case-models.ts';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';
import { PrescriptionSheet } from '../../../prescription/sheet/PrescriptionSheet.tsx';
import { RequestSheet } from '../../../request/sheet/RequestSheet.tsx';
import type { WizardStep } from '../steps.ts';
import type { CaseAnswers } from '../use-case-answers.ts';
import { ChecksCard } from './ChecksCard.tsx';
import { DoubtCard } from './doubts/DoubtCard.tsx';
import { PhotosOfCase } from './PhotosOfCase.tsx';
import type { Submission } from './use-submission.ts';

interface Props {
  detail: CaseDetail;
  models: CaseModels;
  photos: CasePhotos;
  answers: CaseAnswers;
  submission: Pick<Submission, 'checks' | 'doubts'>;
  onEdit: (step: WizardStep) => void;
}

/** The last step: what was checked, and all that will be submitted. */
export function SubmitStep({ detail, models, photos, answers, submission, onEdit }: Props) {
  const t = useText('cases');
  const edit = (step: WizardStep) => (
    <Button size="small" onClick={() => onEdit(step)}>
      {t('submit.edit')}
    </Button>
  );
  return (
    <>
      <DoubtCard doubts={submission.doubts} onEdit={onEdit} />
      <ChecksCard checks={submission.checks} entrust={detail.entrust} edit={edit} />
      <Card title={t('step.patient')} extra={edit('patient')}>
        <DescriptionList
          columns={3}
          items={[
            { key: 'name', label: t('field.patientName'), value: detail.patientName },
            { key: 'gender', label: t('field.gender'), value: genderName(detail.gender, t) },
            { key: 'birthday', label: t('field.birthday'), value: formatDay(detail.birthday) },
            { key: 'ptNo', label: t('field.ptNo'), value: detail.ptNo },
            { key: 'practice', label: t('field.practiceId'), value: detail.practiceName },
            { key: 'doctor', label: t('field.doctorId'), value: detail.doctorName },
            ...(makesAppliance(detail.serviceType)
              ? [{ key: 'product', label: t('field.productType'), value: t(`product.${detail.productType}`) }]
              : []),
            { key: 'entrust', label: t('field.entrust'), value: entrustName(detail.entrust, t) },
          ]}
        />
      </Card>
      <PhotosOfCase photos={photos} extra={edit('photos')} />
      <Card title={t(`step.${answers.step}`)} extra={edit(answers.step)}>
        {answers.step === 'prescription' ? (
          <PrescriptionSheet prescription={answers.form.values} />
        ) : (
          <RequestSheet request={answers.form.values} />
        )}
      </Card>
      <Card title={t('step.models')} extra={edit('models')}>
        <DescriptionList
          columns={2}
          items={jaws.map((jaw) => {
            const file = scanOf(models.files, jaw);
            return {
              key: String(jaw),
              label: t(`jaw.${jaw}`),
              value:
                file && t('models.file', { name: formatFileName(file.fileName), num: formatNumber(file.triangles) }),
            };
          })}
        />
      </Card>
    </>
  );
}
