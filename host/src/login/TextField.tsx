import type { ReactNode } from 'react';
import styles from './login.module.css';

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  type?: 'text' | 'password';
  autoComplete?: string;
  autoFocus?: boolean;
  /** Stands at the right of the label, e.g. a link. */
  aside?: ReactNode;
  /** Stands inside the field, e.g. a button. */
  inside?: ReactNode;
}

/** A labelled field with its problem below it. */
export function TextField({ id, label, value, onChange, problem, type = 'text', aside, inside, ...rest }: Props) {
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
          value={value}
          onChange={(event) => onChange(event.target.value)}
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
