import { type Archive, type ArchiveContents, recordRules } from '@archway/contracts';
import { DescriptionList, NoticeBar } from '@archway/ui';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { notify, useForm, useText } from '@archway/platform';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { useSaving } from '../saving/use-saving.ts';

export type RecordContents = Extract<ArchiveContents, { kind: 'record' }>;

interface Props {
  place: CasePlace;
  /** The record to change; absent for a new one. */
  record?: Archive & { readonly contents: RecordContents };
  onClose: () => void;
}

/** Names a record and says what it is; what others wrote meanwhile is shown beside what is typed. */
export function RecordDialog({ place, record, onClose }: Props) {
  const t = useText('cases');
  const { newer, save } = useSaving(place, record);
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
  const overtaken = newer?.contents.kind === 'record' ? newer.contents : undefined;
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(record ? 'library.changeTitle' : 'library.addTitle')}
      okText={t('archives.save')}
      onCancel={onClose}
    >
      {overtaken ? (
        <NoticeBar tone="warning">
          {t('archives.standsNow')}
          <DescriptionList
            columns={1}
            items={(['name', 'remarks'] as const).map((key) => ({
              key,
              label: t(`library.field.${key}`),
              value: overtaken[key],
            }))}
          />
        </NoticeBar>
      ) : null}
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoComplete="off" autoFocus />}
      </FormField>
      <FormField {...form.field('remarks')}>
        {(control) => (
          <Input.TextArea {...control} {...form.text('remarks')} autoSize={{ minRows: 3, maxRows: 8 }} showCount />
        )}
      </FormField>
    </FormDialog>
  );
}
