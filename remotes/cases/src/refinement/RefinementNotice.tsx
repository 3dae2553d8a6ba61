import type { CaseDetail } from '@archway/contracts';
import { NoticeBar } from '@archway/ui';
import { useText } from '@archway/platform';
import { stageName } from '../case/case-words.ts';
import type { WizardStep } from '../screens/wizard/steps.ts';
import { reasonsText } from './problem-words.ts';
import { useRefinement } from './use-refinement.ts';

interface Props {
  /** Null before a case is saved. */
  detail: CaseDetail | null;
  step: WizardStep;
}

/** In the first step of the intake of a refinement: why the records of the patient are given anew. */
export function RefinementNotice({ detail, step }: Props) {
  return detail && detail.stage > 1 && step === 'patient' ? <Reason detail={detail} /> : null;
}

function Reason({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const told = useRefinement(detail).data;
  const reasons = told ? reasonsText(told.problem.reasons, t) : '';
  return (
    <NoticeBar tone="info">
      <strong>{stageName(detail.stage, t)}</strong> {t('refinement.anew')}
      {told ? <p>{t('refinement.because', { reasons, description: told.problem.description })}</p> : null}
    </NoticeBar>
  );
}
