import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './steps-header.module.css';

export interface HeaderStep {
  key: string;
  title: ReactNode;
  /** e.g. "Saved", "3 left". */
  note?: ReactNode;
  done: boolean;
  /** Not reachable yet. */
  disabled?: boolean;
}

export interface StepsHeaderProps {
  steps: readonly HeaderStep[];
  current: string;
  onSelect?: ((key: string) => void) | undefined;
}

/** The steps of a wizard, each with its own state. */
export function StepsHeader({ steps, current, onSelect }: StepsHeaderProps) {
  const t = useUiText();
  return (
    // Where no step can be chosen, the line itself takes the focus: on phones it scrolls.
    <ol className={styles.steps} aria-label={t('step.list')} tabIndex={onSelect ? undefined : 0}>
      {steps.map((step, index) => {
        const here = step.key === current;
        return (
          <li key={step.key} className={step.done ? styles.done : undefined}>
            <button
              type="button"
              aria-current={here ? 'step' : undefined}
              disabled={step.disabled === true || onSelect === undefined}
              onClick={() => onSelect?.(step.key)}
            >
              <span className={styles.circle} aria-hidden="true">
                {step.done && !here ? <Check /> : index + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{step.title}</span>
                {step.note === undefined ? null : <small>{step.note}</small>}
              </span>
              {step.done ? <VisuallyHidden>{t('step.done')}</VisuallyHidden> : null}
              {here ? <VisuallyHidden>{t('step.current')}</VisuallyHidden> : null}
            </button>
            {index < steps.length - 1 ? <i className={styles.line} aria-hidden="true" /> : null}
          </li>
        );
      })}
    </ol>
  );
}
