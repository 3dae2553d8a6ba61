import type { ListedPlan } from '@archway/contracts';
import { Slot, useText } from '@archway/platform';
import { Button, MapPin, X } from '@archway/ui';
import type { Discussion } from './use-discussion.ts';
import styles from './comments.module.css';

/** The list of what is said of a plan, beside its teeth; on a phone below them. */
export function CommentsAside({ plan, discussion }: { plan: ListedPlan; discussion: Discussion }) {
  const t = useText('viewer3d');
  const { caseId, version, planId, upperSteps, lowerSteps } = plan;
  const { chosen, choose, placing, place, pin, setPin, toggle } = discussion;
  return (
    <aside className={styles.aside} aria-label={t('comments.title')}>
      <header className={styles.head}>
        <h2>{t('comments.title')}</h2>
        <Button
          size="small"
          icon={<MapPin />}
          type={placing ? 'primary' : 'default'}
          aria-pressed={placing}
          title={`${t('comments.here')} (C)`}
          onClick={place}
        >
          {t('comments.here')}
        </Button>
        <Button size="small" type="text" icon={<X />} aria-label={t('comments.close')} onClick={toggle} />
      </header>
      <div className={styles.body}>
        <Slot
          name="plan.comments"
          props={{
            ...{ caseId, version, planId, steps: Math.max(upperSteps ?? 0, lowerSteps ?? 0) },
            ...{ chosen, onChoose: choose, pin, onPin: setPin },
          }}
        />
      </div>
    </aside>
  );
}
