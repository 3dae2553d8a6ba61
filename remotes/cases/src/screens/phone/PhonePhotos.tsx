import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PHONE_PHOTOS_PATH } from '@archway/contracts';
import { EmptyState, ErrorBox, LoadingSkeleton, QrCode, Unplug } from '@archway/ui';
import { appHistory, usePageTitle, useText } from '@archway/platform';
import { PhoneBoard } from './PhoneBoard.tsx';
import { type PhonePass, passOf } from './phone-pass.ts';
import { usePhoneIntake } from './use-phone-intake.ts';
import styles from './phone.module.css';

/** What the QR code of "Upload by Phone" opens: photos for one case, without a login. */
export default function PhonePhotos() {
  const t = useText('cases');
  const { hash } = useLocation();
  const [pass, setPass] = useState(() => passOf(hash));
  usePageTitle(t('phone.title'));
  useEffect(() => {
    if (hash === '') return;
    setPass(passOf(hash));
    // Neither the address bar nor the history keeps what opens the case.
    appHistory.replace(PHONE_PHOTOS_PATH);
  }, [hash]);
  return pass ? (
    <Opened key={pass.token} pass={pass} />
  ) : (
    <div className={styles.note}>
      <EmptyState icon={<QrCode />} title={<h1>{t('phone.title')}</h1>} body={t('phone.noToken')} />
    </div>
  );
}

function Opened({ pass }: { pass: PhonePass }) {
  const t = useText('cases');
  const use = usePhoneIntake(pass);
  if (use.over) {
    return (
      <div className={styles.note}>
        <EmptyState icon={<Unplug />} title={<h1>{t('phone.overTitle')}</h1>} body={use.over.message} />
      </div>
    );
  }
  if (use.intake) return <PhoneBoard use={use} intake={use.intake} />;
  return (
    <div className={styles.page}>
      {use.error ? (
        <ErrorBox title={t('phone.failed')} error={use.error} onRetry={use.retry} />
      ) : (
        <LoadingSkeleton variant="card" rows={8} />
      )}
    </div>
  );
}
