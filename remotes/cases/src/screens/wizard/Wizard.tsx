import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type CaseDetail, type PracticeListItem, endpoints } from '@archway/contracts';
import { LoadingSkeleton, PageTitle } from '@archway/ui';
import { lastAddressOf, notify, query, useText, useUnsavedGuard } from '@archway/platform';
import { useCbctUpload } from '../../cbct/cbct-store.ts';
import { useCaseModels } from '../../models/use-case-models.ts';
import { useCasePhotos } from '../../photos/use-case-photos.ts';
import { usePhotoHint } from './photos/use-photo-hint.ts';
import { isComplete } from './patient/patient-values.ts';
import { SaveIndicator } from './SaveIndicator.tsx';
import { UploadNote } from './UploadNote.tsx';
import { StepContent } from './StepContent.tsx';
import { StrandedDraft } from './StrandedDraft.tsx';
import { useSubmission } from './submit/use-submission.ts';
import { WizardFooter } from './WizardFooter.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { type WizardStep, stepAfter, stepBefore, stepOf } from './steps.ts';
import { useUnfinishedStep } from './use-unfinished-step.ts';
import { useWizardCase } from './use-wizard-case.ts';
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
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const step = stepOf(params.get('step'), detail !== null);
  const wizard = useWizardCase(practices, detail);
  const models = useCaseModels(detail);
  const photos = useCasePhotos(detail);
  const cbct = useCbctUpload({ ptId: detail?.ptId ?? '0', version: detail?.version ?? 1 });
  const photoHint = usePhotoHint(photos);
  const submission = useSubmission(detail, models, photos);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);

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

  const before = stepBefore(step);
  const after = stepAfter(step);
  const go = (to: WizardStep): void =>
    setParams((current) => {
      current.set('step', to);
      return current;
    });

  const select = (to: WizardStep): void => {
    if (to !== 'patient' && detail === null) notify.warning(t('wizard.basicInfoFirst'));
    else go(to);
  };

  /** Saves the first step: resolves to whether the next one may open. */
  const save = async (): Promise<boolean> => {
    setTried(true);
    if (!complete) return false;
    if (detail) {
      const saved = await wizard.flush();
      if (!saved) notify.warning(t('save.failed'));
      return saved;
    }
    const made = await wizard.create().catch(() => null);
    if (!made) return false;
    await queries.fetchQuery(query(endpoints.cases.detail, { params: made })).catch(() => undefined);
    setParams({ ptId: made.ptId, version: String(made.version), step: 'photos' }, { replace: true });
    return true;
  };

  const next = async (): Promise<void> => {
    setBusy(true);
    if (step === 'patient') {
      const existed = detail !== null;
      if ((await save()) && existed) go('photos');
    } else if (after) go(after);
    else await submission.submit();
    setBusy(false);
  };

  const leave = async (): Promise<void> => {
    if (step === 'patient' && complete) {
      setBusy(true);
      const saved = await save();
      setBusy(false);
      if (!saved) return;
    }
    await navigate(lastAddressOf('/aligner'));
  };

  return (
    <div className={styles.wizard}>
      <PageTitle
        onBack={() => void navigate(lastAddressOf('/aligner'))}
        actions={
          <>
            <UploadNote count={photos.uploading + models.uploading + (cbct?.state === 'running' ? 1 : 0)} />
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
        onSelect={select}
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
          showProblems={tried}
          onEdit={go}
        />
      )}
      <WizardFooter
        busy={busy}
        failure={unsaved ? <SaveIndicator state={wizard.saveState} onReload={onReload} /> : undefined}
        hint={step === 'submit' ? submission.hint : step === 'photos' ? photoHint : undefined}
        note={step === 'models' && models.loaded && models.files.length === 0 ? t('wizard.modelsLater') : undefined}
        blocked={(step === 'submit' && submission.blocked) || (step === 'photos' && photoHint !== undefined)}
        onBack={before ? () => go(before) : undefined}
        onLeave={() => void leave()}
        onNext={() => void next()}
        nextStep={after}
      />
    </div>
  );
}
