import { Alert, Button } from '@archway/ui';
import { navigationLock, useText } from '@archway/platform';
import { page } from '@archway/platform/host';
import { useHost } from '../../boot/host-state.ts';

/** Offers to reload when a newer version of something that runs in this page has gone live. */
export function OutdatedBar() {
  const t = useText('host');
  if (!useHost().outdated) return null;
  return (
    <Alert
      banner
      type="info"
      title={t('outdated.title')}
      action={
        <Button size="small" onClick={() => navigationLock.refuses() || page.reload()}>
          {t('outdated.reload')}
        </Button>
      }
    />
  );
}
