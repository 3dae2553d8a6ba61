import type { ReactNode } from 'react';
import { useText } from '@archway/platform';
import type { FieldProblem, PatientValues } from './patient-values.ts';
import styles from './patient.module.css';

/** What a field's control needs to be found, described and marked. */
export interface ControlProps {
  readonly id: string;
  readonly status: 'error' | '';
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  name: keyof PatientValues;
  required?: boolean;
  problem: FieldProblem | undefined;
  hint?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label at the left, control at the right, what is wrong below it. */
export function Field({ name, required = false, problem, hint, children }: Props) {
  const t = useText('cases');
  const id = `patient-${name}`;
  const label = t(`field.${name}`);
  const described = problem || hint ? `${id}-note` : undefined;
  const text = problem === 'required' ? t('problem.required', { name: label }) : problem && t(`problem.${problem}`);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={required ? styles.required : undefined}>
        {label}
      </label>
      <div>
        {children({
          id,
          status: problem ? 'error' : '',
          'aria-invalid': problem !== undefined,
          'aria-describedby': described,
        })}
        {problem ? (
          <p id={described} className={styles.problem} role="alert">
            {text}
          </p>
        ) : hint ? (
          <p id={described} className={styles.hint}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
