import type { Archive } from '@archway/contracts';
import { FormDialog } from '@archway/ui/data';
import { notify, useForm, useText } from '@archway/platform';
import { ClashCard } from '../../saving/clash/ClashCard.tsx';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { useSaving } from '../saving/use-saving.ts';
import { VisitFields } from './VisitFields.tsx';
import { type VisitContents, type VisitValues, contentsOf, formRules, newVisit, valuesOf } from './visit-form.ts';
import { visitText } from './visit-words.ts';

interface Props {
  place: CasePlace;
  /** The visit to change; absent for a new one. */
  visit?: Archive & { readonly contents: VisitContents };
  onClose: () => void;
}

/** Writes a visit down, or changes what was written; what others wrote meanwhile stands beside what was typed, to be chosen from. */
export function VisitDialog({ place, visit, onClose }: Props) {
  const t = useText('cases');
  const { clash, save, settle } = useSaving(place, visit);
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
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(visit ? 'followUp.changeTitle' : 'followUp.addTitle')}
      okText={t('archives.save')}
      onCancel={onClose}
    >
      {clash ? (
        <ClashCard
          clash={clash}
          title={(field) => t(`followUp.field.${field}`)}
          words={(of, field) => visitText(of, field, t)}
          takeText={t('archives.take')}
          onResolve={(chosen) => {
            form.set(valuesOf(chosen));
            settle();
          }}
        />
      ) : (
        <VisitFields form={form} />
      )}
    </FormDialog>
  );
}
