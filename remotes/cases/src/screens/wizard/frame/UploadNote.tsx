import { CloudUpload } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from '../wizard.module.css';

/** How many files of the case are on their way, whatever step is open. */
export function UploadNote({ count }: { count: number }) {
  const t = useText('cases');
  if (count === 0) return null;
  return (
    <span className={styles.saving} role="status">
      <CloudUpload aria-hidden="true" />
      {t('wizard.uploadingFiles', { count })}
    </span>
  );
}
