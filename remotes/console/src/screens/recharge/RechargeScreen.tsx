import { useState } from 'react';
import { usePageTitle, useText } from '@archway/platform';
import { Button, PageTitle } from '@archway/ui';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { Bookings } from './Bookings.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { PriceCard } from './PriceCard.tsx';
import { Requests } from './Requests.tsx';
import styles from './recharge.module.css';

/** What practices ask for, what is booked for them, and what was. */
export default function RechargeScreen() {
  const t = useText('console');
  const [granting, setGranting] = useState(false);
  usePageTitle(t('recharge.title'));
  return (
    <ConsoleFrame path="/console/recharge">
      <div className={styles.screen}>
        <PageTitle actions={<Button onClick={() => setGranting(true)}>{t('recharge.grant')}</Button>}>
          {t('recharge.title')}
        </PageTitle>
        <p className={styles.summary}>{t('recharge.summary')}</p>
        <Requests />
        <PriceCard />
        <Bookings />
        {granting ? <GrantDialog onClose={() => setGranting(false)} /> : null}
      </div>
    </ConsoleFrame>
  );
}
