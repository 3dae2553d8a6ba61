import { useQuery } from '@tanstack/react-query';
import { type ListedPlan, type ShareCard, endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Box, History, Image, LoadingSkeleton } from '@archway/ui';
import { PlanSummary } from './PlanSummary.tsx';
import { SharedCard } from './SharedCard.tsx';
import type { ShareOptions } from './share-options.ts';
import styles from './share.module.css';

interface Props {
  plan: ListedPlan;
  options: ShareOptions;
  card: ShareCard;
}

/** What whoever opens the link will see, as far as it fits beside the choices. */
export function SharePreview({ plan: { caseId, version, planId }, options, card }: Props) {
  const t = useText('plans');
  const found = useQuery(query(endpoints.plans.document, { query: { caseId, version, planId } }));
  const practice = options.includeHospital ? card.practice : null;
  return (
    <section className={styles.preview} aria-label={t('share.preview')}>
      <h3>{t('share.preview')}</h3>
      <div className={styles.sheet}>
        <strong>{t('share.page.heading')}</strong>
        <p className={styles.hint}>
          {[t('share.page.for', { name: card.initials }), practice?.name].filter(Boolean).join(' · ')}
        </p>
        <div className={styles.box}>
          <Box aria-hidden />
          {t('share.page.animation')}
        </div>
        {found.data ? (
          <PlanSummary plan={found.data} wearDays={options.wearDays} />
        ) : (
          <LoadingSkeleton variant="card" rows={2} />
        )}
        <SharedCard options={options} card={card} />
        {options.photos === 'none' ? null : (
          <p className={styles.part}>
            <Image aria-hidden /> {t(`share.photos.${options.photos}`)}
          </p>
        )}
        {options.includeHistory ? (
          <p className={styles.part}>
            <History aria-hidden /> {t('share.history.title')}
          </p>
        ) : null}
      </div>
    </section>
  );
}
