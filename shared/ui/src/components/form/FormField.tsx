import type { ReactNode } from 'react';
import styles from './form.module.css';

/** What a field's control needs to be found, described and marked. */
export interface FieldControl {
  readonly id: string;
  readonly status: 'error' | '';
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FormFieldProps {
  /** Id of the control; the note below has one made from it. */
  id: string;
  label: ReactNode;
  required?: boolean;
  /** What is wrong with it: stands in the place of the hint. */
  problem?: string | undefined;
  hint?: ReactNode;
  /** Label above the control, or at its left where there is room. */
  layout?: 'stack' | 'row';
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its hint, or with what is wrong, below it. */
export function FormField({ id, label, required = false, problem, hint, layout = 'stack', children }: FormFieldProps) {
  const note = problem ?? hint;
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <div className={`${styles.field} ${layout === 'row' ? styles.row : ''}`}>
      <label htmlFor={id} className={required ? styles.required : undefined}>
        {label}
      </label>
      <div>
        {children({
          id,
          status: problem === undefined ? '' : 'error',
          'aria-invalid': problem !== undefined,
          'aria-describedby': noteId,
        })}
        {note === undefined ? null : problem === undefined ? (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        ) : (
          <p id={noteId} className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
