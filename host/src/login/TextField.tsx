import type { ReactNode } from 'react';
import type { FieldState, TextBinding } from '@archway/platform';
import styles from './login.module.css';

interface Props extends FieldState, TextBinding {
  type?: 'text' | 'password';
  autoComplete?: string;
  autoFocus?: boolean;
  /** Stands at the right of the label, e.g. a link. */
  aside?: ReactNode;
  /** Stands inside the field, e.g. a button. */
  inside?: ReactNode;
  /** Stands inside the field, before its text. */
  before?: ReactNode;
  /** Of the box around the field. */
  className?: string | undefined;
}

/** A labelled field with its problem below it. */
export function TextField({ id, label, required, problem, type = 'text', ...others }: Props) {
  const { aside, inside, before, className, onBlur, ...rest } = others;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={className === undefined ? styles.box : `${styles.box} ${className}`}>
        {before}
        <input
          id={id}
          type={type}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          // One that is left empty says so when the form is sent: the links below must not move away under a click.
          onBlur={() => {
            if (rest.value !== '') onBlur();
          }}
        />
        {inside}
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
