import type { CaseDetail, PracticeListItem } from '@archway/contracts';
import { LoadingSkeleton } from '@archway/ui';
import { useUnsavedGuard, useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { useCbctUpload } from '../../cbct/upload/cbct-uploads.ts';
import { useCaseModels } from '../../models/use-case-models.ts';
import { useCasePhotos } from '../../photos/use-case-photos.ts';
import type { CaseService } from '../../case/case-services.ts';
import { useCbctNeed } from '../../cbct/use-cbct-need.ts';
import { RefinementNotice } from '../../refinement/RefinementNotice.tsx';
import { SupplyNotice } from '../../quality/SupplyNotice.tsx';
import { Presence } from '../../presence/Presence.tsx';
import { PatientClash } from './patient/PatientClash.tsx';
import { isComplete } from './patient/patient-values.ts';
import { SaveIndicator } from '../../saving/SaveIndicator.tsx';
import { StepContent } from './StepContent.tsx';
import { useSubmission } from './submit/use-submission.ts';
import { BegunNotice } from './frame/BegunNotice.tsx';
import { WizardFooter } from './frame/WizardFooter.tsx';
import { WizardSteps } from './frame/WizardSteps.tsx';
import { WizardTitle } from './frame/WizardTitle.tsx';
import { useCaseAnswers } from './use-case-answers.ts';
import { useStepConditions } from './use-step-conditions.ts';
import { useUnfinishedStep } from './use-unfinished-step.ts';
import { useWizardCase } from './saving/use-wizard-case.ts';
import { useWizardSteps } from './use-wizard-steps.ts';
import styles from './wizard.module.css';

interface Props {
  practices: readonly PracticeListItem[];
  /** Of the case, or of the one that is opened. */
  service: CaseService;
  /** The saved case; null before the first save. */
  detail: CaseDetail | null;
  /** Way of design of the reader's preference, as it is stored. */
  preferred: unknown;
}

/** Steps, the form of the step, the summary beside it and the bar below. */
export function Wizard({ practices, service, detail, preferred }: Props) {
  const t = useText('cases');
  const wizard = useWizardCase(practices, service.id, detail, preferred);
  const models = useCaseModels(detail);
  const photos = useCasePhotos(detail);
  const cbct = useCbctUpload({ caseId: detail?.caseId ?? '0', version: detail?.version ?? 1 });
  const cbctNeed = useCbctNeed(detail);
  const answers = useCaseAnswers(service, detail);
  const submission = useSubmission(detail, { models, photos, answers, cbctNeed });
  const way = useWizardSteps(service, detail, wizard, answers, submission);
  const { step, busy } = way;
  const conditions = useStepConditions(step, service, { models, photos, cbctNeed }, submission);

  const complete = isComplete(wizard.values);
  const searching = useUnfinishedStep(service, detail !== null, { complete, models, photos, answers, cbctNeed });
  const states = [wizard.saveState, answers.saveState];
  const unsaved = states.some(({ kind }) => kind === 'failed' || kind === 'conflict');
  const indicator = <SaveIndicator state={(step === answers.step ? answers : wizard).saveState} />;
  useUnsavedGuard(detail === null ? Boolean(wizard.values.patientName) && !busy : unsaved || !complete);

  return (
    <div className={styles.wizard}>
      <WizardTitle
        uploading={photos.uploading + models.uploading + (cbct && isUnderWay(cbct) && !cbct.paused ? 1 : 0)}
        saving={unsaved ? null : indicator}
        onBack={way.goToList}
      >
        {detail?.patientName ?? t(`wizard.title.${service.key}`)}
      </WizardTitle>
      {detail ? <Presence caseKey={detail} doing="editing" /> : null}
      {detail ? null : <BegunNotice wizard={wizard} />}
      <PatientClash wizard={wizard} practices={practices} />
      <WizardSteps
        service={service}
        current={step}
        values={wizard.values}
        detail={detail}
        models={models}
        photos={photos}
        answers={answers}
        cbctNeed={cbctNeed}
        onSelect={way.select}
      />
      <RefinementNotice detail={detail} step={step} />
      <SupplyNotice detail={detail} step={step} />
      {searching ? (
        <LoadingSkeleton variant="form" />
      ) : (
        <StepContent
          step={step}
          service={service}
          wizard={wizard}
          practices={practices}
          detail={detail}
          models={models}
          photos={photos}
          answers={answers}
          submission={submission}
          showProblems={way.tried}
          answersTried={way.pastAnswers}
          onEdit={way.go}
        />
      )}
      <WizardFooter
        busy={busy}
        {...conditions}
        failure={unsaved ? indicator : undefined}
        onBack={way.back}
        onLeave={() => void way.leave()}
        onNext={() => void way.next()}
        nextStep={way.after}
      />
    </div>
  );
}
