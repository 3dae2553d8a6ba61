import { type LabelCategory, type LabelColor, endpoints, labelColors, labelRules } from '@archway/contracts';
import { useState } from 'react';
import { call, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Select } from '@archway/ui/data';
import { ColorChoice } from './ColorChoice.tsx';
import { refreshLabels } from './use-labels.ts';

/** A label or category that is renamed, or made where it has no number yet. */
export type EditedLabel =
  | { kind: 'category'; practiceId: string; categoryId?: string; categoryName?: string }
  | {
      kind: 'label';
      practiceId: string;
      parentId: string;
      categoryId?: string;
      categoryName?: string;
      color?: LabelColor;
    };

interface Props {
  edited: EditedLabel;
  /** Of the practice. */
  categories: readonly LabelCategory[];
  onClose: () => void;
}

/** Name of a category; name, colour and category of a label. */
export function LabelDialog({ edited, categories, onClose }: Props) {
  const t = useText('cases');
  const { kind, practiceId, categoryId } = edited;
  const [color, setColor] = useState(kind === 'label' ? (edited.color ?? labelColors[0]) : undefined);
  const [parentId, setParent] = useState(kind === 'label' ? edited.parentId : undefined);
  const form = useForm({
    id: 'label',
    rules: labelRules,
    initial: { categoryName: edited.categoryName ?? '' },
    label: () => t(`labels.name.${kind}`),
    guard: false,
    async send({ categoryName }) {
      const of = { categoryName, ...(color && { color }), ...(parentId && { parentId }) };
      if (categoryId) await call(endpoints.labels.update, { body: { categoryId, ...of } }, { quiet: true });
      else await call(endpoints.labels.add, { body: { practiceId, ...of } }, { quiet: true });
      notify.success(t('labels.saved'));
      await refreshLabels();
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(`labels.${categoryId ? 'edit' : 'new'}.${kind}`)}
      okText={t('labels.save')}
      onCancel={onClose}
    >
      <FormField {...form.field('categoryName')}>
        {(control) => <Input {...control} {...form.text('categoryName')} autoFocus autoComplete="off" showCount />}
      </FormField>
      {color ? (
        <ColorChoice value={color} sample={form.values.categoryName || t('labels.sample')} onChange={setColor} />
      ) : null}
      {parentId && categories.length > 1 ? (
        <FormField id="label-parent" label={t('labels.category')}>
          {({ id }) => (
            <Select
              id={id}
              value={parentId}
              options={categories.map((each) => ({ value: each.categoryId, label: each.categoryName }))}
              onChange={setParent}
            />
          )}
        </FormField>
      ) : null}
    </FormDialog>
  );
}
