import type { CaseDetail } from '@archway/contracts';
import { NoticeBar } from '@archway/ui';
import { FormDialog } from '@archway/ui/data';
import { useForm, useText } from '@archway/platform';
import { RestartFields } from './RestartFields.tsx';
import { fieldTitle } from './problem-words.ts';
import { type RestartValues, emptyRestart, problemOf, rulesFor } from './restart-form.ts';
import { restartCase } from './use-refinement.ts';

interface Props {
  detail: CaseDetail;
  /** @param version of the case that was made */
  onRestarted: (version: number) => void;
  onClose: () => void;
}

/** Asks before a case is restarted, since its records have to be given anew, and why it is. */
export function RestartDialog({ detail, onRestarted, onClose }: Props) {
  const t = useText('cases');
  const form = useForm<RestartValues>({
    id: 'restart',
    rules: rulesFor(detail),
    initial: emptyRestart,
    label: fieldTitle,
    send: async (values) => {
      const { version } = await restartCase(detail, problemOf(values));
      onRestarted(version);
    },
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
