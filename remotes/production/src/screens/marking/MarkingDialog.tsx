import {
  ADVISED_MARKING,
  type CarvingPartKey,
  MOST_MARKING_PARTS,
  type MarkingSeparator,
  carvingParts,
  markingPlaces,
  markingSeparators,
} from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Select } from '@archway/ui/data';
import { OwnerField } from '../../templates/OwnerField.tsx';
import { RemoveButton } from '../../templates/RemoveButton.tsx';
import { separatorKey } from '../../templates/separator-words.ts';
import type { MarkingTemplate, TemplateOwner } from '../../templates/template.ts';
import { MarkingPreview } from './MarkingPreview.tsx';
import { contentOf, useMarkingForm } from './use-marking-form.ts';
import styles from './marking.module.css';

interface Props {
  template: MarkingTemplate | null;
  owners: readonly TemplateOwner[];
  onClose: () => void;
}

/** What is marked where, with what it comes to on a real case. */
export function MarkingDialog({ template, owners, onClose }: Props) {
  const t = useText('production');
  const form = useMarkingForm(template, owners, onClose);
  const { values } = form;
  const copies = template !== null && !template.mayChange;
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(copies ? 'templates.copyTitle' : template ? 'marking.edit' : 'marking.new')}
      okText={t('templates.save')}
      onCancel={onClose}
    >
      <div className={styles.pair}>
        <FormField {...form.field('name')}>
          {(control) => <Input {...control} {...form.text('name')} autoComplete="off" autoFocus />}
        </FormField>
        <FormField {...form.field('sign')}>
          {(control) => <Input {...control} {...form.text('sign')} autoComplete="off" />}
        </FormField>
      </div>
      {template?.mayChange ? null : (
        <OwnerField
          id="marking-owner"
          owners={owners}
          value={values.practiceId}
          onChange={(practiceId) => form.set({ practiceId })}
        />
      )}
      {markingPlaces.map((place) => (
        <FormField key={place} {...form.field(place)}>
          {({ id, status }) => (
            <Select<CarvingPartKey[]>
              id={id}
              status={status}
              mode="multiple"
              maxCount={MOST_MARKING_PARTS}
              value={[...values[place]]}
              options={carvingParts.map((part) => ({ value: part.key, label: bilingual(part) }))}
              onChange={(next) => form.set({ [place]: next })}
            />
          )}
        </FormField>
      ))}
      <div className={styles.three}>
        <FormField {...form.field('separator')}>
          {({ id }) => (
            <Select<MarkingSeparator>
              id={id}
              value={values.separator}
              options={markingSeparators.map((value) => ({ value, label: t(`separator.${separatorKey(value)}`) }))}
              onChange={(separator) => form.set({ separator })}
            />
          )}
        </FormField>
        <FormField {...form.field('text')}>
          {(control) => <Input {...control} {...form.text('text')} autoComplete="off" />}
        </FormField>
        <FormField {...form.field('brand')}>
          {(control) => <Input {...control} {...form.text('brand')} autoComplete="off" />}
        </FormField>
      </div>
      <p className={styles.hint}>{t('marking.advised', { num: ADVISED_MARKING })}</p>
      <MarkingPreview content={contentOf(values)} />
      {template?.mayChange ? <RemoveButton template={template} kind="markings" onRemoved={onClose} /> : null}
    </FormDialog>
  );
}
