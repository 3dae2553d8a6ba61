import { useSyncExternalStore } from 'react';
import { NoticeBar, WifiOff } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from '../layout/layout.module.css';

function subscribe(changed: () => void): () => void {
  const names = ['online', 'offline'] as const;
  for (const name of names) window.addEventListener(name, changed);
  return () => {
    for (const name of names) window.removeEventListener(name, changed);
  };
}

/**
 * Says at once that the network is gone, before a call has failed for it, and goes when it is back. Of parts that the
 * page has had from the beginning: once the network is gone, none can be fetched.
 */
export function OfflineBar() {
  const t = useText('host');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={online ? undefined : styles.offline}>
      {online ? null : (
        <NoticeBar tone="warning" icon={<WifiOff aria-hidden="true" />}>
          <strong>{t('offline.title')}</strong> {t('offline.body')}
        </NoticeBar>
      )}
    </div>
  );
}
