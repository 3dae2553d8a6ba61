import { type Archive, type ArchiveContents, recordRules } from '@archway/contracts';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { notify, useForm, useText } from '@archway/platform';
import { ClashCard } from '../../saving/clash/ClashCard.tsx';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { useSaving } from '../saving/use-saving.ts';

export type RecordContents = Extract<ArchiveContents, { kind: 'record' }>;

interface Props {
  place: CasePlace;
  /** The record to change; absent for a new one. */
  record?: Archive & { readonly contents: RecordContents };
  onClose: () => void;
}

/** Names a record and says what it is; what others wrote meanwhile stands beside what was typed, to be chosen from. */
export function RecordDialog({ place, record, onClose }: Props) {
  const t = useText('cases');
  const { clash, save, settle } = useSaving(place, record);
  const form = useForm<{ name: string; remarks: string }>({
    id: 'record',
    rules: recordRules,
    initial: { name: record?.contents.name ?? '', remarks: record?.contents.remarks ?? '' },
    label: (name) => t(`library.field.${name}`),
    async send(values) {
      await save({ kind: 'record', ...values });
      notify.success(t('library.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(record ? 'library.changeTitle' : 'library.addTitle')}
      okText={t('archives.save')}
      onCancel={onClose}
    >
      {clash ? (
        <ClashCard
          clash={clash}
          title={(field) => t(`library.field.${field}`)}
          words={(of, field) => of[field] || null}
          takeText={t('archives.take')}
          onResolve={({ kind: _kind, ...chosen }) => {
            form.set(chosen);
            settle();
          }}
        />
      ) : (
        <>
          <FormField {...form.field('name')}>
            {(control) => <Input {...control} {...form.text('name')} autoComplete="off" autoFocus />}
          </FormField>
          <FormField {...form.field('remarks')}>
            {(control) => (
              <Input.TextArea {...control} {...form.text('remarks')} autoSize={{ minRows: 3, maxRows: 8 }} showCount />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
