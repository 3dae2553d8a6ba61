import type { Archive } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import styles from './records.module.css';

/** Who wrote it, and who changed it since. */
export function ArchiveBy({ archive }: { archive: Archive }) {
  const t = useText('cases');
  const { createdBy, createTime, updatedBy, updateTime } = archive;
  // Pictures that came along at once are no change that anybody would ask about.
  const changed = updatedBy !== createdBy || formatDateTime(updateTime) !== formatDateTime(createTime);
  return (
    <p className={styles.by}>
      {t('archives.by', { name: createdBy, time: formatDateTime(createTime) })}
      {changed ? ` · ${t('archives.changedBy', { name: updatedBy, time: formatDateTime(updateTime) })}` : null}
    </p>
  );
}
