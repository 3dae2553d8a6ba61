import { Link } from 'react-router-dom';
import type { ShareCard } from '@archway/contracts';
import { BusinessCard, useText } from '@archway/platform';
import type { ShareOptions } from './share-options.ts';
import styles from './share.module.css';

interface Props {
  options: Pick<ShareOptions, 'includeDoctor' | 'includeHospital'>;
  card: ShareCard;
}

/** Whom a link tells patients to ask, with the way to the business card for whose it is. */
export function SharedCard({ options: { includeDoctor, includeHospital }, card }: Props) {
  const t = useText('plans');
  return (
    <>
      <BusinessCard doctor={includeDoctor ? card.doctor : null} practice={includeHospital ? card.practice : null} />
      {card.own && includeDoctor ? (
        <p className={styles.hint}>
          <Link to="/account?key=8">{t('share.editCard')}</Link>
        </p>
      ) : null}
    </>
  );
}
