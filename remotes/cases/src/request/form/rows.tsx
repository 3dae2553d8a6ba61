import type { ReactNode } from 'react';
import {
  type Bilingual,
  type RequestQuestion,
  type answerNames,
  isOneOf,
  requestTextRules,
  requestTitles,
} from '@archway/contracts';
import { type FieldControl, FormField, Input, Radio } from '@archway/ui/data';
import { bilingual, useText } from '@archway/platform';
import styles from '../../prescription/form/form.module.css';
import { type RequestField, fieldTitle } from '../request-words.ts';
import type { RequestForm } from '../use-request.ts';
import { rowId } from './request-row.ts';

/** What every row of the form needs. */
export interface RowContext {
  readonly missing: RequestForm['missing'];
  /** The reader has been past the form: open questions are said. */
  readonly showProblems: boolean;
}

interface RowProps extends RowContext {
  field: RequestField;
  hint?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

const questions = Object.keys(requestTitles) as RequestQuestion[];

/** A field with its name, and below it that it is still to be answered. */
export function RequestRow({ field, missing, showProblems, hint, children }: RowProps) {
  const t = useText('cases');
  const open = showProblems && isOneOf<RequestField>(missing, field);
  return (
    <FormField
      layout="row"
      id={rowId(field)}
      label={fieldTitle(field, t)}
      required={isOneOf<RequestField>(questions, field)}
      problem={open ? t('rx.answerMissing') : undefined}
      hint={hint}
    >
      {children}
    </FormField>
  );
}

interface ChoiceProps<V extends string> extends RowContext {
  field: keyof typeof answerNames;
  /** In the order in which they are offered. */
  names: { readonly [Choice in V]: Bilingual };
  value: V | null;
  onChange: (value: V) => void;
}

/** One of several answers. */
export function ChoiceRow<V extends string>({ field, names, value, onChange, ...row }: ChoiceProps<V>) {
  const t = useText('cases');
  return (
    <RequestRow field={field} {...row}>
      {({ id }) => (
        <Radio.Group
          id={id}
          className={styles.choices ?? ''}
          aria-label={fieldTitle(field, t)}
          value={value}
          options={(Object.keys(names) as V[]).map((each) => ({ value: each, label: bilingual(names[each]) }))}
          onChange={(event) => onChange(event.target.value as V)}
        />
      )}
    </RequestRow>
  );
}

interface WordsProps extends RowContext {
  field: 'margin' | 'remark';
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
}

/** Words of several lines. */
export function WordsRow({ field, value, onChange, ...row }: WordsProps) {
  return (
    <RequestRow field={field} {...row}>
      {(control) => (
        <Input.TextArea
          {...control}
          autoSize={{ minRows: 2, maxRows: 8 }}
          // The count stands where a hint does.
          showCount={row.hint === undefined}
          maxLength={requestTextRules[field].max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </RequestRow>
  );
}
