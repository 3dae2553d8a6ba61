import {
  ADVISED_CARVING,
  type CarvingPartKey,
  type CarvingSeparator,
  MOST_CARVING_PARTS,
  carvingParts,
  carvingSample,
  carvingSeparators,
} from '@archway/contracts';
import { useText } from '@archway/platform';
import { FormField, Input, Select } from '@archway/ui/data';
import { partName } from './carving-words.ts';
import type { CarvingForm } from './use-carving-form.ts';
import styles from './carving.module.css';

const separatorKeys = { '': 'none', '-': 'hyphen', _: 'underscore', '.': 'dot', ' ': 'space' } as const;

/** The parts of a template in their order, what stands between them, and what they come to. */
export function CarvingFields({ form }: { form: CarvingForm }) {
  const t = useText('console');
  const { parts, separator } = form.values;
  return (
    <>
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoComplete="off" autoFocus />}
      </FormField>
      <FormField {...form.field('parts')} hint={t('carving.partsHint')}>
        {({ id, status }) => (
          <Select<CarvingPartKey[]>
            id={id}
            status={status}
            mode="multiple"
            maxCount={MOST_CARVING_PARTS}
            value={[...parts]}
            options={carvingParts.map(({ key }) => ({ value: key, label: partName(key) }))}
            onChange={(next) => form.set({ parts: next })}
          />
        )}
      </FormField>
      {parts.includes('text') ? (
        <FormField {...form.field('text')}>
          {(control) => <Input {...control} {...form.text('text')} autoComplete="off" />}
        </FormField>
      ) : null}
      <FormField {...form.field('separator')}>
        {({ id }) => (
          <Select<CarvingSeparator>
            id={id}
            value={separator}
            options={carvingSeparators.map((value) => ({
              value,
              label: t(`carving.separator.${separatorKeys[value]}`),
            }))}
            onChange={(next) => form.set({ separator: next })}
          />
        )}
      </FormField>
      <Sample text={carvingSample(form.values)} />
    </>
  );
}

/** What an invented order would have carved, and that it is hard to read. */
function Sample({ text }: { text: string }) {
  const t = useText('console');
  return (
    <p className={styles.sample} role="status">
      {t('carving.sampleOf', { text: text || '—' })}
      {text.length > ADVISED_CARVING ? (
        <small>{t('carving.tooLong', { num: text.length, advised: ADVISED_CARVING })}</small>
      ) : null}
    </p>
  );
}
