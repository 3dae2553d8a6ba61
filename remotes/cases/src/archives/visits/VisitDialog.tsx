import type { Archive } from '@archway/contracts';
import { NoticeBar } from '@archway/ui';
import { FormDialog } from '@archway/ui/data';
import { notify, useForm, useText } from '@archway/platform';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { useSaving } from '../saving/use-saving.ts';
import { VisitFacts } from './VisitFacts.tsx';
import { VisitFields } from './VisitFields.tsx';
import { type VisitContents, type VisitValues, contentsOf, formRules, newVisit, valuesOf } from './visit-form.ts';

interface Props {
  place: CasePlace;
  /** The visit to change; absent for a new one. */
  visit?: Archive & { readonly contents: VisitContents };
  onClose: () => void;
}

/** Writes a visit down, or changes what was written; what others wrote meanwhile is shown beside what is typed. */
export function VisitDialog({ place, visit, onClose }: Props) {
  const t = useText('cases');
  const { newer, save } = useSaving(place, visit);
  const form = useForm<VisitValues>({
    id: 'visit',
    rules: formRules,
    initial: visit ? valuesOf(visit.contents) : newVisit(),
    label: (name) => t(`followUp.field.${name}`),
    async send(values) {
      await save(contentsOf(values));
      notify.success(t('followUp.saved'));
      onClose();
    },
  });
  const overtaken = newer?.contents.kind === 'followUp' ? newer.contents : undefined;
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(visit ? 'followUp.changeTitle' : 'followUp.addTitle')}
      okText={t('archives.save')}
      onCancel={onClose}
    >
      {overtaken ? (
        <NoticeBar tone="warning">
          {t('archives.standsNow')}
          <VisitFacts contents={overtaken} />
        </NoticeBar>
      ) : null}
      <VisitFields form={form} />
    </FormDialog>
  );
}
