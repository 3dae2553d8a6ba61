import { Link } from 'react-router-dom';
import type { ProductionDevice } from '@archway/contracts';
import { useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { batchPath } from '../../making/batch-words.ts';
import styles from './devices.module.css';

const tones = { ready: 'success', maintenance: 'warning', outOfOrder: 'error' } as const;

/** Whether a device can be used, and the batch that it prints now. */
export function DeviceState({ device: { enabled, state, batch } }: { device: ProductionDevice }) {
  const t = useText('production');
  if (!enabled) return <StatusTag tone="neutral">{t('device.disabled')}</StatusTag>;
  if (!batch) return <StatusTag tone={tones[state]}>{t(`device.state.${state}`)}</StatusTag>;
  return (
    <span className={styles.printing}>
      <StatusTag tone="production">{t('device.printing')}</StatusTag>
      <Link to={batchPath(batch)}>{batch.code}</Link>
    </span>
  );
}
