import { endpoints, markingWritingRules, type MarkingWriting } from '@archway/contracts';
import { call, invalidate, notify, useForm, useText } from '@archway/platform';
import { Checkbox, FormDialog, FormField, Input, Segmented } from '@archway/ui/data';
import type { SaidWriting } from './LaserContent.tsx';
import styles from './marking.module.css';

/** How the markings of a practice are written, or those of everybody. */
export function WritingDialog({ said, onClose }: { said: SaidWriting; onClose: () => void }) {
  const t = useText('production');
  const { practiceId, practiceName } = said;
  const form = useForm<MarkingWriting>({
    id: 'marking-writing',
    rules: markingWritingRules,
    initial: said.writing,
    label: (field) => t(`writing.${field}`),
    async send(values) {
      await call(endpoints.markings.write, { body: { practiceId, ...values } }, { quiet: true });
      notify.success(t('templates.saved'));
      await invalidate(endpoints.markings.writings);
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('writing.edit', { name: practiceName ?? t('writing.everybody') })}
      okText={t('templates.save')}
      onCancel={onClose}
    >
      <div className={styles.pair}>
        <FormField {...form.field('upper')}>
          {(control) => <Input {...control} {...form.text('upper')} autoComplete="off" autoFocus />}
        </FormField>
        <FormField {...form.field('lower')}>
          {(control) => <Input {...control} {...form.text('lower')} autoComplete="off" />}
        </FormField>
      </div>
      <FormField {...form.field('stepDigits')} hint={t('writing.stepDigitsHint')}>
        {({ id }) => (
          <Segmented<MarkingWriting['stepDigits']>
            id={id}
            aria-label={t('writing.stepDigits')}
            value={form.values.stepDigits}
            options={[1, 2, 3]}
            onChange={(stepDigits) => form.set({ stepDigits })}
          />
        )}
      </FormField>
      <FormField {...form.field('capitals')}>
        {({ id }) => (
          <Checkbox
            id={id}
            checked={form.values.capitals}
            onChange={({ target }) => form.set({ capitals: target.checked })}
          >
            {t('writing.capitalsBox')}
          </Checkbox>
        )}
      </FormField>
    </FormDialog>
  );
}
