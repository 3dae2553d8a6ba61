import { useNavigate } from 'react-router-dom';
import { type CaseDetail, endpoints, intakeOf, serviceTypes } from '@archway/contracts';
import { call, confirmAction, notify, useText } from '@archway/platform';
import type { CbctNeed } from '../../../cbct/use-cbct-need.ts';
import { useCbctUpload } from '../../../cbct/upload/cbct-uploads.ts';
import { detailPath } from '../../../case/case-address.ts';
import { refreshCase } from '../../../case/use-case-machine.ts';
import type { CaseModels } from '../../../models/use-case-models.ts';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';
import { isComplete, valuesOf } from '../patient/patient-values.ts';
import { type SubmitCheck, doubtChecks, isBlocked, prescriptionChecks, requestChecks, submitChecks } from './checks.ts';
import type { CaseAnswers } from '../use-case-answers.ts';
import { FinalData } from './FinalData.tsx';
import { type CaseDoubts, useDoubts } from './doubts/use-doubts.ts';
import { useCheckText } from './use-check-text.ts';

export interface Submission {
  readonly checks: readonly SubmitCheck[];
  readonly doubts: CaseDoubts;
  readonly blocked: boolean;
  /** Why the case cannot go out yet. */
  readonly hint: string | undefined;
  submit(): Promise<void>;
}

/** What the files of a case are now, in a word. */
const filesOf = ({ files }: CaseModels, { photos }: CasePhotos): string =>
  JSON.stringify([
    files.map(({ modelId, jaw, analyseFlag }) => [modelId, jaw, analyseFlag]),
    photos.map(({ photoId, position, objectName }) => [photoId, position, objectName]),
  ]);

interface Submitted {
  readonly models: CaseModels;
  readonly photos: CasePhotos;
  readonly answers: CaseAnswers;
  readonly cbctNeed: CbctNeed;
}

/** Submits the case, once nothing stands in its way, and opens it. */
export function useSubmission(detail: CaseDetail | null, { models, photos, answers, cbctNeed }: Submitted): Submission {
  const t = useText('cases');
  const navigate = useNavigate();
  const cbct = useCbctUpload({ caseId: detail?.caseId ?? '0', version: detail?.version ?? 1 });
  const { jaws } = intakeOf(detail?.serviceType ?? serviceTypes.aligner.id);
  const complete = detail !== null && isComplete(valuesOf(detail));
  const doubts = useDoubts(detail, filesOf(models, photos));
  const checks = [
    ...submitChecks(complete, models, photos, { jaws, need: cbctNeed, upload: cbct }),
    ...(answers.step === 'prescription' ? prescriptionChecks(answers.form) : requestChecks(answers.form)),
    ...doubtChecks(doubts.found),
  ];
  const text = useCheckText();
  const blocked = isBlocked(checks);
  const stop = checks.find((check) => check.state === 'stop');
  return {
    checks,
    doubts,
    blocked,
    hint: stop && text(stop),
    async submit() {
      if (!detail || blocked) return;
      const { caseId, version, patientName: name } = detail;
      const confirmed = await confirmAction({
        title: t('submit.confirm.title', { name }),
        body: FinalData({ detail, models, photos, doubts, t }),
        okText: t('submit.confirm.ok'),
        cancelText: t('submit.confirm.cancel'),
      });
      if (!confirmed) return;
      // A refusal is told by the call; the reader stays where it can be mended.
      const done = await call(endpoints.cases.submit, { body: { caseId, version } }).catch(() => null);
      if (!done) return refreshCase();
      notify.success(t('submit.done'));
      await navigate(detailPath(detail), { replace: true });
      await refreshCase();
    },
  };
}
