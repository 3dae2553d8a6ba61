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
}

/** A labelled field with its problem below it. */
export function TextField({ id, label, required, problem, type = 'text', aside, inside, ...rest }: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box}>
        <input
          id={id}
          type={type}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
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
