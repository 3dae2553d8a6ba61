import { type PhotoPosition, archivePictureRules, photoPositionKeys } from '@archway/contracts';
import { DayPicker, FormField, Input, Select } from '@archway/ui/data';
import { type FormState, today, useText } from '@archway/platform';
import { NONE, type PictureValues } from './picture-form.ts';

/** What there is to say of a picture. */
export function PictureFields({ form }: { form: FormState<PictureValues> }) {
  const t = useText('cases');
  return (
    <>
      <FormField {...form.field('position')} hint={t('archives.viewHint')}>
        {({ id, 'aria-describedby': describedBy }) => (
          <Select
            id={id}
            aria-describedby={describedBy}
            value={form.values.position}
            options={[
              { value: NONE, label: t('archives.noView') },
              ...photoPositionKeys.map((key) => ({ value: key, label: t(`photoPosition.${key}`) })),
            ]}
            onChange={(next: PhotoPosition | typeof NONE) => form.set({ position: next })}
          />
        )}
      </FormField>
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('takenOn')} hint={t('archives.takenHint')}>
        {({ id, status }) => (
          <DayPicker
            id={id}
            status={status}
            min={archivePictureRules.takenOn.from}
            max={today()}
            value={form.values.takenOn}
            onChange={(day) => form.set({ takenOn: day ?? null })}
          />
        )}
      </FormField>
    </>
  );
}
