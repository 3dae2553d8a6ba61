import type { ReactNode } from 'react';
import { useForm } from '@archway/platform';
import type { FormRules } from '@archway/contracts';
import { FormDialog, FormField, Input } from '@archway/ui/data';

interface Props {
  /** Of the form. */
  id: string;
  rules: FormRules & { readonly reason: FormRules[string] };
  title: string;
  label: string;
  placeholder: string;
  okText: string;
  danger?: boolean;
  /** What is chosen before the words. */
  children?: ReactNode;
  /** @throws ApiError, which the dialog tells */
  onOk: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the words that an action goes with. */
export function WordsDialog({
  id,
  rules,
  title,
  label,
  placeholder,
  okText,
  danger = false,
  children,
  onOk,
  onCancel,
}: Props) {
  const form = useForm({
    id,
    rules,
    initial: { reason: '' },
    label: () => label,
    send: ({ reason }) => onOk(reason),
  });
  return (
    <FormDialog {...form.dialog} open danger={danger} title={title} okText={okText} onCancel={onCancel}>
      {children}
      <FormField {...form.field('reason')}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...form.text('reason')}
            autoFocus
            placeholder={placeholder}
            autoSize={{ minRows: 4, maxRows: 8 }}
            showCount
          />
        )}
      </FormField>
    </FormDialog>
  );
}
