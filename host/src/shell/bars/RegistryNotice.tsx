import { Alert, Button } from '@archway/ui';
import { useText } from '@archway/platform';
import { loadRegistry } from '../../boot/registry.ts';

/** The list of remotes could not be had; the shell stands, and asks again when told to. */
export function RegistryNotice() {
  const t = useText('host');
  return (
    <Alert
      showIcon
      type="error"
      title={t('registry.title')}
      description={t('registry.body')}
      action={<Button onClick={() => void loadRegistry()}>{t('registry.retry')}</Button>}
    />
  );
}
