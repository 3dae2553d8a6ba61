import type { ArchiveJob } from '@archway/contracts';
import { CircleCheck } from '@archway/ui';
import { formatBytes, formatDateTime, useText } from '@archway/platform';
import styles from '../exchange.module.css';

interface Props {
  file: NonNullable<ArchiveJob['download']>;
  until: string;
}

/** The archive that was made, and how long it can be fetched. */
export function ArchiveReady({ file: { fileName, size }, until }: Props) {
  const t = useText('cases');
  return (
    <div className={styles.result} role="status">
      <p className={styles.good}>
        <CircleCheck aria-hidden="true" />
        <strong>{t('exchange.export.ready')}</strong>
      </p>
      <p>
        {fileName} <span className={styles.hint}>{formatBytes(size)}</span>
      </p>
      <p className={styles.hint}>{t('exchange.export.until', { time: formatDateTime(until) })}</p>
    </div>
  );
}
