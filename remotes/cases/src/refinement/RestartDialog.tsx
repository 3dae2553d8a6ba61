import type { CaseDetail, RefinementProblem } from '@archway/contracts';
import { NoticeBar } from '@archway/ui';
import { FormDialog } from '@archway/ui/data';
import { useForm, useText } from '@archway/platform';
import { RestartFields } from './RestartFields.tsx';
import { fieldTitle } from './problem-words.ts';
import { type RestartValues, emptyRestart, problemOf, rulesFor } from './restart-form.ts';

interface Props {
  detail: CaseDetail;
  /** @throws ApiError, which the dialog tells */
  onRestart: (problem: RefinementProblem) => Promise<void>;
  onClose: () => void;
}

/** Asks before a case is restarted, since its records have to be given anew, and why it is. */
export function RestartDialog({ detail, onRestart, onClose }: Props) {
  const t = useText('cases');
  const form = useForm<RestartValues>({
    id: 'restart',
    rules: rulesFor(detail),
    initial: emptyRestart,
    label: fieldTitle,
    send: (values) => onRestart(problemOf(values)),
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('refinement.restart', { name: detail.patientName })}
      okText={t('action.restart')}
      onCancel={onClose}
    >
      <NoticeBar tone="warning">{t('refinement.question')}</NoticeBar>
      <RestartFields form={form} detail={detail} />
    </FormDialog>
  );
}
