import { livePhoneLink, phoneLinkState } from '@archway/contracts';
import { Button, ErrorBox, LoadingSkeleton, Modal, RefreshCw, Smartphone, Unplug } from '@archway/ui';
import { formatTime, useText } from '@archway/platform';
import { OpenCode } from './OpenCode.tsx';
import type { PhoneLinkUse } from './use-phone-link.ts';
import styles from './phone-dialog.module.css';

interface Props {
  use: PhoneLinkUse;
  onClose: () => void;
}

/** The QR code for the phone, how far it is, and how many photos have come. */
export function PhoneDialog({ use, onClose }: Props) {
  const t = useText('cases');
  const live = use.link !== null && livePhoneLink.includes(use.link.state);
  return (
    <Modal
      open
      title={t('phoneLink.title')}
      width="min(440px, calc(100vw - 24px))"
      destroyOnHidden
      onCancel={onClose}
      footer={
        <div className={styles.actions}>
          {live ? (
            <Button danger onClick={() => void use.end()}>
              {t('phoneLink.end')}
            </Button>
          ) : null}
          <Button type="primary" onClick={onClose}>
            {t('phoneLink.close')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <p className={styles.how}>{t(use.link?.state === phoneLinkState.used ? 'phoneLink.taken' : 'phoneLink.how')}</p>
        <Code use={use} />
        <Standing use={use} live={live} />
      </div>
    </Modal>
  );
}

/** The code until a phone has taken it: it would lead no other phone anywhere. */
function Code({ use }: { use: PhoneLinkUse }) {
  const t = useText('cases');
  const again = (): void => void use.make(true);
  if (use.error) return <ErrorBox title={t('phoneLink.failed')} error={use.error} onRetry={again} />;
  if (use.making || !use.link || use.address === null) {
    return <LoadingSkeleton variant="card" rows={4} />;
  }
  const { address } = use;
  const { state } = use.link;
  if (state !== phoneLinkState.open) {
    return (
      <div className={styles.taken}>
        {state === phoneLinkState.used ? <Smartphone aria-hidden="true" /> : <Unplug aria-hidden="true" />}
        <Button icon={<RefreshCw />} onClick={again}>
          {t('phoneLink.again')}
        </Button>
      </div>
    );
  }
  return <OpenCode address={address} />;
}

function Standing({ use, live }: { use: PhoneLinkUse; live: boolean }) {
  const t = useText('cases');
  if (!use.link) return null;
  const { state, received, expiresAt } = use.link;
  const count = { count: received };
  return (
    <div className={styles.standing} role="status">
      <strong className={styles[state]}>{t(`phoneLink.state.${state}`)}</strong>
      <span>{received === 0 ? t('phoneLink.none') : t('phoneLink.received', count)}</span>
      {live ? <small>{t('phoneLink.until', { time: formatTime(expiresAt) })}</small> : null}
    </div>
  );
}
