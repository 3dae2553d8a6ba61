import { CODE_LENGTH } from '@archway/contracts';
import styles from './code-input.module.css';

export interface CodeInputProps {
  id: string;
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  problem?: string | undefined;
  /** Id of the text that says the problem. */
  describedBy?: string | undefined;
  autoFocus?: boolean;
}

/**
 * A code of six digits in six boxes. It is one field, so that it can be pasted, filled in by the phone and read out; the
 * boxes are drawn below it.
 */
export function CodeInput({ id, value, onChange, onBlur, problem, describedBy, autoFocus }: CodeInputProps) {
  const digits = Array.from({ length: CODE_LENGTH }, (_, at) => value[at] ?? '');
  return (
    <div className={styles.code} data-invalid={problem !== undefined}>
      <input
        id={id}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy}
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
        onBlur={onBlur}
      />
      <span className={styles.boxes} aria-hidden="true">
        {digits.map((digit, at) => (
          <span key={at} data-next={at === Math.min(value.length, CODE_LENGTH - 1)}>
            {digit}
          </span>
        ))}
      </span>
    </div>
  );
}
