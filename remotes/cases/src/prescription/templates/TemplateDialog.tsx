import { prescriptionTemplateRules } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

interface Props {
  /** The name as it is; absent for a new template. */
  name?: string;
  /** Keeps it under this name. @throws ApiError */
  send: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks what a template is called. */
export function TemplateDialog({ name = '', send, onClose }: Props) {
  const t = useText('cases');
  const form = useForm({
    id: 'template',
    rules: prescriptionTemplateRules,
    initial: { name },
    label: () => t('rx.template.name'),
    guard: false,
    async send(values) {
      await send(values.name);
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(name ? 'rx.template.rename' : 'rx.template.keep')}
      okText={t('rx.template.ok')}
      onCancel={onClose}
    >
      {name ? null : <p>{t('rx.template.keepBody')}</p>}
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoFocus />}
      </FormField>
    </FormDialog>
  );
}
