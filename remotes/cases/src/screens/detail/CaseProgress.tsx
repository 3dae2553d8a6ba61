import { type CaseDetail, casePhases, caseStatus, caseStatusTone, phaseOf } from '@archway/contracts';
import { Check, VisuallyHidden } from '@archway/ui';
import { usePhone, useText } from '@archway/platform';
import { FoldedProgress } from './FoldedProgress.tsx';
import styles from './case-summary.module.css';

type Props = Pick<CaseDetail, 'status' | 'entrust' | 'roles' | 'unfinished'>;

/** How far the case is, from its submission to its end. An obsolete case is nowhere on the way. */
export function CaseProgress({ status, entrust, roles, unfinished }: Props) {
  const t = useText('cases');
  const phone = usePhone();
  const at = phaseOf(status);
  if (at < 0) return null;
  const tone = caseStatusTone(status, roles, entrust, unfinished);
  const here = (tone === 'warning' ? styles.turn : tone === 'error' ? styles.stopped : '') ?? '';
  const line = (
    <ol className={phone ? styles.steps : styles.progress} aria-label={t('phase.label')}>
      {casePhases.map(({ key }, index) => {
        const done = index < at || status === caseStatus.completed;
        const current = index === at && !done;
        const names = done ? styles.done : current ? `${styles.current} ${here}` : '';
        return (
          <li key={key} className={names} aria-current={current ? 'step' : undefined}>
            <span className={styles.mark}>
              <i className={styles.dot} aria-hidden="true">
                {done ? <Check /> : null}
              </i>
              {t(`phase.${key}`)}
              {done ? <VisuallyHidden>{t('phase.done')}</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
  return phone ? (
    <FoldedProgress at={at} done={status === caseStatus.completed} tone={here}>
      {line}
    </FoldedProgress>
  ) : (
    line
  );
}
