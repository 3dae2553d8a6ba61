import type { ReactNode } from 'react';
import type { Entrust } from '@archway/contracts';
import { Card, CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from '@archway/ui';
import { useText } from '@archway/platform';
import type { WizardStep } from '../steps.ts';
import type { SubmitCheck } from './checks.ts';
import { useCheckText } from './use-check-text.ts';
import styles from './submit.module.css';

interface Props {
  checks: readonly SubmitCheck[];
  entrust: Entrust;
  /** The button that leads to a step. */
  edit: (step: WizardStep) => ReactNode;
}

const icons = { good: CircleCheck, look: TriangleAlert, open: CircleDashed, stop: CircleAlert };

/** What was checked, each with the way to mend it, and what follows the submission. */
export function ChecksCard({ checks, entrust, edit }: Props) {
  const t = useText('cases');
  const text = useCheckText();
  return (
    <Card title={t('submit.checks')}>
      <ul className={styles.checks}>
        {checks.map((check) => {
          const { key, state, step } = check;
          const Icon = icons[state];
          return (
            <li key={key} className={styles[state]}>
              <Icon aria-hidden="true" />
              <span>{text(check)}</span>
              {state === 'good' || state === 'open' || !step ? null : edit(step)}
            </li>
          );
        })}
      </ul>
      <p className={styles.after}>{t(`submit.after.${entrust}`)}</p>
    </Card>
  );
}
