import { Button, CircleAlert } from '@archway/ui';
import { MODEL_FILE_LIMIT_MB } from '@archway/contracts';
import { formatFileName, useText } from '@archway/platform';
import type { ModelUpload } from '../uploads/model-upload.ts';
import { dismissUpload, retryUpload } from '../uploads/upload-model.ts';
import { meshErrorText } from './mesh-error-text.ts';
import styles from './models.module.css';

/** What failed, why, and what to do: another file, or the same once more. */
export function UploadFailed({ upload }: { upload: ModelUpload }) {
  const t = useText('cases');
  const { place, failure, fileName } = upload;
  if (!failure) return null;
  const reason = failure.message ?? (failure.meshError ? meshErrorText(failure.meshError, t) : undefined);
  // The same bytes will not become readable; everything else may work the next time.
  const again = failure.key !== 'read' && failure.key !== 'tooLarge';
  return (
    <div className={styles.ended} role="alert">
      <p className={styles.failed}>
        <CircleAlert aria-hidden="true" />
        <strong>{t(`uploadError.${failure.key}`, { name: formatFileName(fileName), num: MODEL_FILE_LIMIT_MB })}</strong>
      </p>
      {reason ? <p>{reason}</p> : null}
      <p className={styles.quiet}>{formatFileName(fileName)}</p>
      <div className={styles.buttons}>
        {again ? <Button onClick={() => retryUpload(place)}>{t('upload.retry')}</Button> : null}
        <Button type={again ? 'text' : 'default'} onClick={() => dismissUpload(place)}>
          {t('upload.otherFile')}
        </Button>
      </div>
    </div>
  );
}
