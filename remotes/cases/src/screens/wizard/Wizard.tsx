import { type CaseDetail, type PracticeListItem } from '@archway/contracts';
import { LoadingSkeleton, PageTitle } from '@archway/ui';
import { useText, useUnsavedGuard } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { useCbctUpload } from '../../cbct/upload/cbct-uploads.ts';
import { useCaseModels } from '../../models/use-case-models.ts';
import { useCasePhotos } from '../../photos/use-case-photos.ts';
import { usePhotoHint } from './photos/use-photo-hint.ts';
import { isComplete } from './patient/patient-values.ts';
import { SaveIndicator } from './saving/SaveIndicator.tsx';
import { UploadNote } from './frame/UploadNote.tsx';
import { StepContent } from './StepContent.tsx';
import { StrandedDraft } from './saving/StrandedDraft.tsx';
import { useSubmission } from './submit/use-submission.ts';
import { WizardFooter } from './frame/WizardFooter.tsx';
import { WizardSteps } from './frame/WizardSteps.tsx';
import { useUnfinishedStep } from './use-unfinished-step.ts';
import { useWizardCase } from './saving/use-wizard-case.ts';
import { useWizardSteps } from './use-wizard-steps.ts';
import styles from './wizard.module.css';

interface Props {
  practices: readonly PracticeListItem[];
  /** The saved case; null before the first save. */
  detail: CaseDetail | null;
  /** Begins anew with the case as it is now. */
  onReload: () => void;
}

/** Steps, the form of the step, the summary beside it and the bar below. */
export function Wizard({ practices, detail, onReload }: Props) {
  const t = useText('cases');
  const wizard = useWizardCase(practices, detail);
  const models = useCaseModels(detail);
  const photos = useCasePhotos(detail);
  const cbct = useCbctUpload({ caseId: detail?.caseId ?? '0', version: detail?.version ?? 1 });
  const photoHint = usePhotoHint(photos);
  const submission = useSubmission(detail, models, photos);
  const way = useWizardSteps(detail, wizard, submission);
  const { step, busy } = way;

  const complete = isComplete(wizard.values);
  const searching = useUnfinishedStep({
    saved: detail !== null,
    arrived: (photos.loaded || photos.error !== null) && (models.loaded || models.error !== null),
    patient: complete,
    photos: photos.missing.length === 0,
    models: models.files.length > 0,
  });
  const unsaved = wizard.saveState.kind === 'failed' || wizard.saveState.kind === 'conflict';
  useUnsavedGuard(detail === null ? Boolean(wizard.values.patientName) && !busy : unsaved || !complete);

  return (
    <div className={styles.wizard}>
      <PageTitle
        onBack={way.goToList}
        actions={
          <>
            <UploadNote
              count={photos.uploading + models.uploading + (cbct && isUnderWay(cbct) && !cbct.paused ? 1 : 0)}
            />
            {unsaved ? null : <SaveIndicator state={wizard.saveState} onReload={onReload} />}
          </>
        }
      >
        {detail ? detail.patientName : t('wizard.title')}
      </PageTitle>
      {wizard.strandedDraft ? <StrandedDraft onTake={wizard.takeDraft} /> : null}
      <WizardSteps
        current={step}
        values={wizard.values}
        detail={detail}
        models={models}
        photos={photos}
        onSelect={way.select}
      />
      {searching ? (
        <LoadingSkeleton variant="form" />
      ) : (
        <StepContent
          step={step}
          wizard={wizard}
          practices={practices}
          detail={detail}
          models={models}
          photos={photos}
          submission={submission}
          showProblems={way.tried}
          onEdit={way.go}
        />
      )}
      <WizardFooter
        busy={busy}
        failure={unsaved ? <SaveIndicator state={wizard.saveState} onReload={onReload} /> : undefined}
        hint={step === 'submit' ? submission.hint : step === 'photos' ? photoHint : undefined}
        note={step === 'models' && models.loaded && models.files.length === 0 ? t('wizard.modelsLater') : undefined}
        blocked={(step === 'submit' && submission.blocked) || (step === 'photos' && photoHint !== undefined)}
        onBack={way.back}
        onLeave={() => void way.leave()}
        onNext={() => void way.next()}
        nextStep={way.after}
      />
    </div>
  );
}
