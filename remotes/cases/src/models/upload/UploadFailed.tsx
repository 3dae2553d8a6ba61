import { Button, CircleAlert } from '@archway/ui';
import { MODEL_FILE_LIMIT_MB } from '@archway/contracts';
import { formatFileName, useText } from '@archway/platform';
import { stateText } from '../../uploads/state-text.ts';
import { meshErrorText } from '../mesh-error-text.ts';
import styles from '../models.module.css';
import type { ModelFailure, ModelUpload } from './model-upload.ts';
import { modelUploads } from './model-uploads.ts';

/** The same bytes will not become readable, nor come back; everything else may work the next time. */
const final: ReadonlySet<ModelFailure['key']> = new Set(['read', 'tooLarge', 'lost']);
/** Reasons that lie in the server, or on the way to it. */
const ofServer: ReadonlySet<ModelFailure['key']> = new Set(['upload', 'refused']);

/** What failed, why, and what to do: another file, or the same once more. */
export function UploadFailed({ upload }: { upload: ModelUpload }) {
  const t = useText('cases');
  const { id, failure, fileName } = upload;
  if (!failure) return null;
  const reason = failure.message ?? (failure.meshError ? meshErrorText(failure.meshError, t) : undefined);
  const what = t(`uploadError.${failure.key}`, { name: formatFileName(fileName), num: MODEL_FILE_LIMIT_MB });
  const again = !final.has(failure.key);
  return (
    <div className={styles.ended} role="alert">
      <p className={styles.failed}>
        <CircleAlert aria-hidden="true" />
        <strong>{ofServer.has(failure.key) ? stateText(upload, t, what) : what}</strong>
      </p>
      {reason ? <p>{reason}</p> : null}
      <p className={styles.quiet}>{formatFileName(fileName)}</p>
      <div className={styles.buttons}>
        {again ? <Button onClick={() => modelUploads.retry(id)}>{t('upload.retry')}</Button> : null}
        <Button type={again ? 'text' : 'default'} onClick={() => void modelUploads.dismiss([id]).catch(() => {})}>
          {t('upload.otherFile')}
        </Button>
      </div>
    </div>
  );
}
