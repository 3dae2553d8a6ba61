import type { CaseDetail, PracticeListItem } from '@archway/contracts';
import type { CaseModels } from '../../models/use-case-models.ts';
import type { CasePhotos } from '../../photos/use-case-photos.ts';
import type { CaseService } from '../../case/case-services.ts';
import { ModelStep } from './models/ModelStep.tsx';
import { PatientStep } from './patient/PatientStep.tsx';
import { PhotoStep } from './photos/PhotoStep.tsx';
import { PrescriptionStep } from './prescription/PrescriptionStep.tsx';
import { RequestStep } from './request/RequestStep.tsx';
import type { WizardStep } from './steps.ts';
import type { CaseAnswers } from './use-case-answers.ts';
import { SubmitStep } from './submit/SubmitStep.tsx';
import type { Submission } from './submit/use-submission.ts';
import type { WizardCase } from './saving/use-wizard-case.ts';
import { WizardSummary } from './frame/WizardSummary.tsx';
import styles from './wizard.module.css';

export interface StepContentProps {
  step: WizardStep;
  service: CaseService;
  wizard: WizardCase;
  practices: readonly PracticeListItem[];
  detail: CaseDetail | null;
  models: CaseModels;
  photos: CasePhotos;
  answers: CaseAnswers;
  submission: Submission;
  /** Everything that is wrong in the form is said. */
  showProblems: boolean;
  /** The same of the prescription or the request: the reader has been past it. */
  answersTried: boolean;
  onEdit: (step: WizardStep) => void;
}

/** What is asked in a step; beside it the summary, but for the photos, which need the room, and the answers, which have their own. */
export function StepContent(props: StepContentProps) {
  const { step, service, wizard, practices, detail, models, photos, answers, answersTried } = props;
  if (detail && step === 'photos') return <PhotoStep detail={detail} photos={photos} />;
  if (detail && step === answers.step) {
    return answers.step === 'prescription' ? (
      <PrescriptionStep detail={detail} form={answers.form} showProblems={answersTried} />
    ) : (
      <RequestStep detail={detail} form={answers.form} showProblems={answersTried} />
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Form {...props} />
      </div>
      <WizardSummary
        service={service}
        values={wizard.values}
        detail={detail}
        models={models}
        photos={photos}
        practices={practices}
        step={step}
      />
    </div>
  );
}

function Form(props: StepContentProps) {
  const { step, service, wizard, practices, detail, models, photos, answers, submission, showProblems, onEdit } = props;
  if (step === 'patient') {
    return (
      <PatientStep
        service={service}
        wizard={wizard}
        practices={practices}
        detail={detail}
        showProblems={showProblems}
      />
    );
  }
  if (!detail) return null;
  if (step === 'models') return <ModelStep detail={detail} models={models} />;
  return (
    <SubmitStep
      detail={detail}
      models={models}
      photos={photos}
      answers={answers}
      submission={submission}
      onEdit={onEdit}
    />
  );
}
