import type { ReactNode } from 'react';
import styles from './wizard-bar.module.css';

export interface WizardBarProps {
  /** Back to the step before, at the left. */
  back?: ReactNode;
  /** Why one cannot go on yet, or that one may. */
  hint?: ReactNode;
  /** Save and leave, then save and next: the only primary button. */
  actions: ReactNode;
}

/** The bar at the bottom of a wizard; stays in sight. */
export function WizardBar({ back, hint, actions }: WizardBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {back}
        <span className={styles.hint} aria-live="polite">
          {hint}
        </span>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
