import { type SlotProps, currentAgreement } from '@archway/contracts';
import { appHistory, createSlot, useSession, useText } from '@archway/platform';
import { Button, NoticeBar } from '@archway/ui';
import { texts } from '../texts.ts';
import styles from './low-credit.module.css';

/** Says that there is a version of the service agreement which the reader has not accepted. */
function NewAgreement(_props: SlotProps['page.notice']) {
  const t = useText('account');
  const { user } = useSession();
  if (!user || user.acceptedAgreement >= currentAgreement.version) return null;
  return (
    <div className={styles.place}>
      <NoticeBar
        tone="info"
        summary={t('agreement.short')}
        action={
          <Button type="link" size="small" onClick={() => appHistory.push('/account?key=14')}>
            {t('agreement.read')}
          </Button>
        }
      >
        {t('agreement.changed')}
      </NoticeBar>
    </div>
  );
}

export default createSlot('account', () => texts('slots'), NewAgreement);
