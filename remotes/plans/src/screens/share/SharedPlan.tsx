import { useCallback } from 'react';
import { type SharedPlan as Shared, endpoints } from '@archway/contracts';
import { BusinessCard, type LinkPass, call, formatDay, useText } from '@archway/platform';
import { LinkedAnimation } from '../../links/LinkedAnimation.tsx';
import { PlanSummary } from '../../share/PlanSummary.tsx';
import { SharedHistory } from '../../share/SharedHistory.tsx';
import { SharedPhotos } from './SharedPhotos.tsx';
import styles from './share.module.css';

/** A plan as a patient looks at it: the teeth in motion, what is planned in plain words, and whom to ask. */
export function SharedPlan({ shared, pass }: { shared: Shared; pass: LinkPass }) {
  const t = useText('plans');
  const fetchCredentials = useCallback(
    () => call(endpoints.shareVisit.storage, { body: { ...pass } }, { quiet: true }),
    [pass],
  );
  const { plan, photos, history, doctor, practice } = shared;
  return (
    <div className={styles.page} data-layout={shared.portrait ? 'portrait' : 'wide'}>
      <header className={styles.head}>
        <h1>{t('share.page.heading')}</h1>
        <p>{[t('share.page.for', { name: shared.initials }), practice?.name].filter(Boolean).join(' · ')}</p>
      </header>
      <div className={styles.columns}>
        <LinkedAnimation plan={plan} className={styles.animation} fetchCredentials={fetchCredentials} />
        <div className={styles.words}>
          <PlanSummary plan={plan} wearDays={shared.wearDays} />
          <BusinessCard doctor={doctor} practice={practice} />
        </div>
      </div>
      <SharedPhotos photos={photos} />
      {history ? <SharedHistory events={history} /> : null}
      <footer className={styles.foot}>
        <p>{t('share.page.viewOnly')}</p>
        <p>{t('share.page.until', { day: formatDay(shared.expiresAt) })}</p>
      </footer>
    </div>
  );
}
