import { type CarvingSeparator, MOST_GROUPS, carvingSeparators } from '@archway/contracts';
import { useText } from '@archway/platform';
import { FormDialog, FormField, Input, Select } from '@archway/ui/data';
import { RemoveButton } from '../../templates/RemoveButton.tsx';
import { separatorKey } from '../../templates/separator-words.ts';
import type { ExtractionTemplate } from '../../templates/template.ts';
import { ExtractionTest } from './ExtractionTest.tsx';
import { useExtractionTest } from './use-extraction-test.ts';
import { contentOf, useExtractionForm } from './use-extraction-form.ts';

/** A rule with its live test: what it reads stands below while it is written. */
export function ExtractionDialog({ template, onClose }: { template: ExtractionTemplate | null; onClose: () => void }) {
  const t = useText('production');
  const form = useExtractionForm(template, onClose);
  const test = useExtractionTest(contentOf(form.values));
  const { parts, separator } = form.values;
  const groups = test.result?.groups.map(({ key }) => key) ?? [];
  const choices = [...new Set([...groups, ...parts])];
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(template ? 'extraction.edit' : 'extraction.new')}
      okText={t('templates.save')}
      onCancel={onClose}
    >
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoComplete="off" autoFocus />}
      </FormField>
      <FormField {...form.field('pattern')} hint={t('extraction.patternHint')}>
        {(control) => <Input {...control} {...form.text('pattern')} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField {...form.field('upperJawPattern')} hint={t('extraction.upperJawHint')}>
        {(control) => <Input {...control} {...form.text('upperJawPattern')} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField {...form.field('testFileName')}>
        {(control) => <Input {...control} {...form.text('testFileName')} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField {...form.field('parts')} hint={t('extraction.partsHint')}>
        {({ id, status }) => (
          <Select<string[]>
            id={id}
            status={status}
            mode="multiple"
            maxCount={MOST_GROUPS}
            value={[...parts]}
            options={choices.map((key) => ({ value: key, label: t('extraction.group', { name: key }) }))}
            onChange={(next) => form.set({ parts: next })}
          />
        )}
      </FormField>
      <FormField {...form.field('separator')}>
        {({ id }) => (
          <Select<CarvingSeparator>
            id={id}
            value={separator}
            options={carvingSeparators.map((value) => ({ value, label: t(`separator.${separatorKey(value)}`) }))}
            onChange={(next) => form.set({ separator: next })}
          />
        )}
      </FormField>
      <ExtractionTest {...test} />
      {template ? <RemoveButton template={template} kind="extractions" onRemoved={onClose} /> : null}
    </FormDialog>
  );
}
