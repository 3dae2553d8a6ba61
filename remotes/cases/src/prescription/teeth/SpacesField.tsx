import { useState } from 'react';
import { type Prescription, SPACE_MM, interspaceKey, interspaces } from '@archway/contracts';
import { Button, Plus, Trash2 } from '@archway/ui';
import { Checkbox, FormField, InputNumber, Select } from '@archway/ui/data';
import { useText } from '@archway/platform';
import type { PrescriptionForm } from '../use-prescription.ts';
import { useToothNames } from './use-tooth-names.ts';
import styles from './spaces.module.css';

type Space = Prescription['spaces'][number];
const FIRST_MM = 1;

/** Spaces that stand now: between which teeth, how wide, and whether one is to be kept. */
export function SpacesField({ form }: { form: Pick<PrescriptionForm, 'values' | 'change'> }) {
  const t = useText('cases');
  const { spaces, missingTeeth } = form.values;
  const [adding, setAdding] = useState(false);
  const { name } = useToothNames();
  const label = ([first, second]: Space['teeth']): string =>
    t('rx.between', { first: name(first), second: name(second) });
  const free = interspaces.filter(
    (pair) =>
      !spaces.some(({ teeth }) => interspaceKey(teeth) === interspaceKey(pair)) &&
      !pair.some((tooth) => missingTeeth.includes(tooth)),
  );
  const put = (key: string, change: Partial<Space> | null): void =>
    form.change({
      spaces: spaces.flatMap((space) => {
        if (interspaceKey(space.teeth) !== key) return [space];
        return change ? [{ ...space, ...change }] : [];
      }),
    });
  const add = (key: string): void => {
    const teeth = interspaces.find((pair) => interspaceKey(pair) === key);
    if (teeth) form.change({ spaces: [...spaces, { teeth, mm: FIRST_MM, keep: form.values.spacing === 'keep' }] });
    setAdding(false);
  };
  return (
    <FormField
      layout="row"
      id="prescription-spaces"
      label={t('rx.spaces')}
      hint={spaces.length > 0 ? undefined : t('rx.spacesHint')}
    >
      {({ id }) => (
        <div id={id} className={styles.spaces}>
          {spaces.map((space) => (
            <SpaceRow key={interspaceKey(space.teeth)} space={space} label={label(space.teeth)} onPut={put} />
          ))}
          {adding ? (
            <Select
              autoFocus
              defaultOpen
              showSearch
              optionFilterProp="label"
              className={styles.place ?? ''}
              aria-label={t('rx.addSpace')}
              placeholder={t('rx.chooseSpace')}
              options={free.map((pair) => ({ value: interspaceKey(pair), label: label(pair) }))}
              onChange={add}
              onBlur={() => setAdding(false)}
            />
          ) : (
            <Button icon={<Plus />} onClick={() => setAdding(true)}>
              {t('rx.addSpace')}
            </Button>
          )}
        </div>
      )}
    </FormField>
  );
}

interface RowProps {
  space: Space;
  label: string;
  onPut: (key: string, change: Partial<Space> | null) => void;
}

function SpaceRow({ space, label, onPut }: RowProps) {
  const t = useText('cases');
  const key = interspaceKey(space.teeth);
  return (
    <div className={styles.space}>
      <span>{label}</span>
      <InputNumber
        aria-label={t('rx.spaceWidth', { place: label })}
        min={SPACE_MM.from}
        max={SPACE_MM.to}
        step={0.1}
        precision={1}
        suffix="mm"
        value={space.mm}
        onChange={(mm) => {
          // An emptied field is being typed into: what stood counts until a number does.
          if (typeof mm === 'number') onPut(key, { mm });
        }}
      />
      <Checkbox checked={space.keep} onChange={(event) => onPut(key, { keep: event.target.checked })}>
        {t('rx.keepSpace')}
      </Checkbox>
      <Button
        type="text"
        icon={<Trash2 />}
        aria-label={t('rx.removeSpace', { place: label })}
        onClick={() => onPut(key, null)}
      />
    </div>
  );
}
