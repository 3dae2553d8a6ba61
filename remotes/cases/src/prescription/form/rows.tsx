import type { ReactNode } from 'react';
import {
  type Prescription,
  type PrescriptionField,
  type PrescriptionQuestion,
  questionTitles,
} from '@archway/contracts';
import { Checkbox, type FieldControl, FormField, Radio } from '@archway/ui/data';
import { bilingual, useText } from '@archway/platform';
import type { PrescriptionForm } from '../use-prescription.ts';
import { wordsOf } from '../sheet/sheet-items.ts';
import { useContradictionText } from './use-contradiction-text.ts';
import { isRequired, placeOf, rowId } from './question-row.ts';
import styles from './form.module.css';

/** What every row of the form needs. */
export interface RowContext {
  readonly form: Pick<PrescriptionForm, 'values' | 'change' | 'missing' | 'contradictions'>;
  /** The reader has tried to go on: open questions are said. */
  readonly showProblems: boolean;
}

interface RowProps extends RowContext {
  question: PrescriptionQuestion;
  hint?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** A question with its control, and below it what is missing or contradicts another answer. */
export function QuestionRow({ question, form, showProblems, hint, children }: RowProps) {
  const t = useText('cases');
  const textOf = useContradictionText();
  const contradiction = form.contradictions.find(({ fields }) => placeOf(fields) === question);
  const open = showProblems && form.missing.includes(question) ? t('rx.answerMissing') : undefined;
  return (
    <FormField
      layout="row"
      id={rowId(question)}
      label={bilingual(questionTitles[question])}
      required={isRequired(question)}
      problem={contradiction ? textOf(contradiction) : open}
      hint={hint}
    >
      {children}
    </FormField>
  );
}

type Fields<Value> = { [F in PrescriptionField]: Prescription[F] extends Value ? F : never }[PrescriptionField];

/** One of several answers. */
export function ChoiceRow<F extends Fields<string | null> & PrescriptionQuestion>({
  field,
  values,
  form,
  ...row
}: RowContext & { field: F; values: readonly NonNullable<Prescription[F]>[]; hint?: ReactNode }) {
  const t = useText('cases');
  return (
    <QuestionRow question={field} form={form} {...row}>
      {({ id }) => (
        <Radio.Group
          id={id}
          className={styles.choices ?? ''}
          aria-label={bilingual(questionTitles[field])}
          value={form.values[field]}
          options={values.map((value) => ({ value, label: t(`rx.${field}.${value}`) }))}
          onChange={(event) => form.change({ [field]: event.target.value as Prescription[F] })}
        />
      )}
    </QuestionRow>
  );
}

type ManyField = 'bite' | 'sagittalRight' | 'sagittalLeft' | 'sagittalMethods';

interface ManyProps<F extends ManyField> {
  id?: string;
  field: F;
  values: readonly Prescription[F][number][];
  /** Stands alone: it takes the others away, and goes when another is chosen. */
  alone?: Prescription[F][number];
  label: string;
  form: RowContext['form'];
}

/** Several answers. */
export function ManyChoices<F extends ManyField>({ id, field, values, alone, label, form }: ManyProps<F>) {
  const t = useText('cases');
  const given = form.values[field] as readonly string[];
  const chosen = (next: readonly string[]): readonly string[] => {
    if (alone === undefined || !next.includes(alone)) return next;
    return given.includes(alone) ? next.filter((value) => value !== alone) : [alone];
  };
  return (
    <div id={id} role="group" aria-label={label}>
      <Checkbox.Group
        className={styles.choices ?? ''}
        value={[...given]}
        options={values.map((value) => ({
          value,
          label: t(`rx.${wordsOf(field)}.${value}`),
        }))}
        onChange={(next) => form.change({ [field]: chosen(next) })}
      />
    </div>
  );
}
