import { type CaseDetail, lastSteps, refinementReasons } from '@archway/contracts';
import { Checkbox, FormField, Input, InputNumber } from '@archway/ui/data';
import { type FormState, useText } from '@archway/platform';
import { TeethPicker } from '../prescription/teeth/TeethPicker.tsx';
import { useToothNames } from '../prescription/teeth/use-tooth-names.ts';
import { fieldTitle } from './problem-words.ts';
import type { RestartValues } from './restart-form.ts';
import styles from './refinement.module.css';

interface Props {
  form: FormState<RestartValues>;
  detail: CaseDetail;
}

/** What went another way than planned. */
export function RestartFields({ form, detail }: Props) {
  return (
    <>
      <Reasons form={form} />
      <Words form={form} name="description" rows={3} />
      <Steps form={form} detail={detail} />
      <Teeth form={form} />
      <Words form={form} name="extended" rows={2} />
      <Words form={form} name="summary" rows={1} />
    </>
  );
}

function Reasons({ form }: Pick<Props, 'form'>) {
  const t = useText('cases');
  const chosen = form.values.reasons ?? [];
  return (
    <FormField {...form.field('reasons')}>
      {({ id, status: _status, ...control }) => (
        <div id={id} role="group" aria-label={fieldTitle('reasons')} className={styles.reasons} {...control}>
          {refinementReasons.map((reason) => (
            <Checkbox
              key={reason}
              checked={chosen.includes(reason)}
              onChange={({ target }) => {
                const next = refinementReasons.filter((each) =>
                  each === reason ? target.checked : chosen.includes(each),
                );
                form.set({ reasons: next.length > 0 ? next : null });
              }}
            >
              {t(`refinement.reason.${reason}`)}
            </Checkbox>
          ))}
        </div>
      )}
    </FormField>
  );
}

/** Steps that were worn of each jaw, and the one at which it showed; nothing of a jaw that was not treated. */
function Steps({ form, detail }: Props) {
  const t = useText('cases');
  const last = lastSteps(detail);
  return (
    <div className={styles.steps}>
      {(['upperWorn', 'lowerWorn', 'problemStep'] as const).map((name) => {
        const most = last[name];
        if (most === undefined) return null;
        return (
          <FormField key={name} {...form.field(name)} hint={last.known ? t('refinement.ofSteps', { most }) : undefined}>
            {(control) => (
              <InputNumber
                {...control}
                className={styles.step ?? ''}
                min={name === 'problemStep' ? 1 : 0}
                max={most}
                precision={0}
                value={form.values[name]}
                onChange={(step) => form.set({ [name]: typeof step === 'number' ? step : null })}
              />
            )}
          </FormField>
        );
      })}
    </div>
  );
}

function Teeth({ form }: Pick<Props, 'form'>) {
  const t = useText('cases');
  const { name, names } = useToothNames();
  const { teeth } = form.values;
  return (
    <FormField {...form.field('teeth')}>
      {({ id }) => (
        <div id={id} className={styles.teeth}>
          <TeethPicker
            label={fieldTitle('teeth')}
            teeth={teeth}
            name={name}
            onChange={(chosen) => form.set({ teeth: chosen })}
          />
          <p role="status">{teeth.length > 0 ? names(teeth) : t('refinement.noTeeth')}</p>
        </div>
      )}
    </FormField>
  );
}

function Words({
  form,
  name,
  rows,
}: Pick<Props, 'form'> & { name: 'description' | 'extended' | 'summary'; rows: number }) {
  return (
    <FormField {...form.field(name)}>
      {(control) => (
        <Input.TextArea {...control} {...form.text(name)} autoSize={{ minRows: rows, maxRows: 8 }} showCount />
      )}
    </FormField>
  );
}
