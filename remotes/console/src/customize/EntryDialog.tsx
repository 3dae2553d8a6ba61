import { customEntryRules } from '@archway/contracts';
import { type FormState, useForm, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { Checkbox, FormDialog, FormField, Input, Select } from '@archway/ui/data';
import { serviceChoices } from '../screens/users/user-words.ts';
import styles from './customize.module.css';

export interface EntryValues {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly hidden: boolean;
  readonly phone: boolean;
  /** `any`: whoever may see it at all. */
  readonly designType: number | 'any';
}

interface Props {
  title: string;
  initial: EntryValues;
  /** A new entry: its value is asked for, and is none of these. */
  taken?: readonly string[] | undefined;
  /** It has a screen: phones and service types are asked for. */
  screen?: boolean;
  hiddenHint: string;
  /** Back to what the product has; absent where nothing differs. */
  onReset?: (() => void) | undefined;
  onDone: (values: EntryValues) => void;
  onClose: () => void;
}

/** The key of an entry that is there is what it is. */
const knownEntryRules = { ...customEntryRules, key: { kind: 'choice' } } as const;

/** What one entry is called, and where it is shown. The change is gathered, and saved with the others. */
export function EntryDialog({ title, initial, taken, screen, hiddenHint, onReset, onDone, onClose }: Props) {
  const t = useText('console');
  const form = useForm({
    id: 'custom-entry',
    rules: taken ? customEntryRules : knownEntryRules,
    initial,
    guard: false,
    label: (field) => t(`customize.field.${field}`),
    async send(values) {
      // The field says so.
      if (taken?.includes(values.key)) return;
      onDone(values);
      onClose();
    },
  });
  return (
    <FormDialog {...form.dialog} open title={title} okText={t('customize.take')} onCancel={onClose}>
      {taken ? (
        <FormField
          {...form.field('key')}
          hint={t('customize.keyHint')}
          {...(taken.includes(form.values.key.trim()) && { problem: t('customize.keyTaken') })}
        >
          {(control) => <Input {...control} {...form.text('key')} inputMode="numeric" autoComplete="off" />}
        </FormField>
      ) : null}
      <FormField {...form.field('zh')}>
        {(control) => <Input {...control} {...form.text('zh')} lang="zh-CN" autoComplete="off" autoFocus={!taken} />}
      </FormField>
      <FormField {...form.field('en')}>
        {(control) => <Input {...control} {...form.text('en')} lang="en-US" autoComplete="off" />}
      </FormField>
      <div className={styles.ticks}>
        <Tick form={form} name="hidden" hint={hiddenHint} />
        {screen ? <Tick form={form} name="phone" hint={t('customize.phoneHint')} /> : null}
      </div>
      {screen ? (
        <FormField {...form.field('designType')} hint={t('customize.serviceHint')}>
          {({ id }) => (
            <Select<number | 'any'>
              id={id}
              value={form.values.designType}
              options={[{ value: 'any', label: t('customize.anyService') }, ...serviceChoices(t)]}
              onChange={(designType) => form.set({ designType })}
            />
          )}
        </FormField>
      ) : null}
      {onReset ? (
        <Button
          onClick={() => {
            onReset();
            onClose();
          }}
        >
          {t('customize.reset')}
        </Button>
      ) : null}
    </FormDialog>
  );
}

function Tick({ form, name, hint }: { form: FormState<EntryValues>; name: 'hidden' | 'phone'; hint: string }) {
  const t = useText('console');
  return (
    <div>
      <Checkbox checked={form.values[name]} onChange={({ target }) => form.set({ [name]: target.checked })}>
        {t(`customize.field.${name}`)}
      </Checkbox>
      <small>{hint}</small>
    </div>
  );
}
