import { useSyncExternalStore } from 'react';
import { Alert } from '@archway/ui';
import { useText } from '@archway/platform';

function subscribe(changed: () => void): () => void {
  const names = ['online', 'offline'] as const;
  for (const name of names) window.addEventListener(name, changed);
  return () => {
    for (const name of names) window.removeEventListener(name, changed);
  };
}

/** Says at once that the network is gone, before a call has failed for it, and goes when it is back. */
export function OfflineBar() {
  const t = useText('host');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {online ? null : (
        <Alert banner showIcon type="warning" title={t('offline.title')} description={t('offline.body')} />
      )}
    </div>
  );
}
