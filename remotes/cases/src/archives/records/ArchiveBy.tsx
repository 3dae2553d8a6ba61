import type { Archive } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import styles from './records.module.css';

/** Who wrote it, and who changed it since. */
export function ArchiveBy({ archive }: { archive: Archive }) {
  const t = useText('cases');
  const { createdBy, createTime, updatedBy, updateTime, revision } = archive;
  return (
    <p className={styles.by}>
      {t('archives.by', { name: createdBy, time: formatDateTime(createTime) })}
      {revision > 1 ? ` · ${t('archives.changedBy', { name: updatedBy, time: formatDateTime(updateTime) })}` : null}
    </p>
  );
}
