import type { ProductionDevice } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import styles from './devices.module.css';

/** What a list of devices lets one do with each. */
export interface DeviceDoing {
  edit: (device: ProductionDevice) => void;
  giveKey: (device: ProductionDevice) => void;
}

/** A cutting machine has a key by which it reports. */
export function DeviceButtons({ device, edit, giveKey }: { device: ProductionDevice } & DeviceDoing) {
  const t = useText('production');
  const button = (action: string, act: (device: ProductionDevice) => void) => (
    <Button
      type="link"
      size="small"
      aria-label={t('sub.act', { action, code: device.name })}
      onClick={() => act(device)}
    >
      {action}
    </Button>
  );
  return (
    <span className={styles.actions}>
      {button(t('device.edit'), edit)}
      {device.kind === 'cutter' ? button(t('device.key'), giveKey) : null}
    </span>
  );
}
