import { useState } from 'react';
import { endpoints, type SlotProps } from '@archway/contracts';
import { createSlot, formatNumber, query, useSession, useText } from '@archway/platform';
import { Button, NoticeBar } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { clearOptOut, creditWarning, hasOptedOut, optOut } from '../credits/low-credit.ts';
import { texts } from '../texts.ts';
import styles from './low-credit.module.css';

/** The specification's notice of few credits, for owners of a practice. */
function LowCredit(_props: SlotProps['page.notice']) {
  const t = useText('account');
  const { user } = useSession();
  const [closed, setClosed] = useState(false);
  const practices = useQuery({ ...query(endpoints.access.practices), enabled: user !== null, staleTime: 300_000 });
  if (!user || !practices.data) return null;
  const warning = creditWarning(user.accountInfo, practices.data);
  if (warning.enough) clearOptOut(user.userId);
  if (warning.remaining === null || closed || hasOptedOut(user.userId)) return null;
  const num = formatNumber(warning.remaining);
  return (
    <div className={styles.place}>
      <NoticeBar
        tone="warning"
        summary={t('credits.short', { num })}
        action={
          <>
            <Button
              type="link"
              size="small"
              onClick={() => {
                clearOptOut(user.userId);
                setClosed(true);
              }}
            >
              {t('credits.later')}
            </Button>
            <Button
              type="text"
              size="small"
              onClick={() => {
                optOut(user.userId);
                setClosed(true);
              }}
            >
              {t('credits.never')}
            </Button>
          </>
        }
      >
        <strong>{t('credits.notEnough')}</strong> {t('credits.remaining', { num })}
      </NoticeBar>
    </div>
  );
}

export default createSlot('account', () => texts('slots'), LowCredit);
