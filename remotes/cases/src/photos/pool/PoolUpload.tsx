import { memo } from 'react';
import { Button, X } from '@archway/ui';
import { formatFileName, formatNumber, useText } from '@archway/platform';
import { Bar } from '../board/Bar.tsx';
import { Thumb } from '../board/Thumb.tsx';
import { endText } from '../upload/failure-text.ts';
import { isUnderWay } from '@archway/uploads';
import { stateText } from '../../uploads/state-text.ts';
import type { PhotoUpload } from '../upload/photo-upload.ts';
import { photoUploads } from '../upload/photo-uploads.ts';
import styles from './pool.module.css';

const PERCENT = 100;

/** A photo on its way to the pool, or why it did not arrive. */
export const PoolUpload = memo(function PoolUpload({ upload }: { upload: PhotoUpload }) {
  const t = useText('cases');
  const { id, state, share, preview, failure } = upload;
  const fileName = formatFileName(upload.fileName);
  const underWay = isUnderWay(upload);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Thumb url={preview} alt={fileName} />
      </span>
      <div className={styles.facts}>
        <div className={styles.head}>
          <span className={styles.name} title={fileName}>
            {fileName}
          </span>
          {underWay ? (
            <Button
              size="small"
              type="text"
              icon={<X />}
              aria-label={t('photos.cancel', { name: fileName })}
              onClick={() => void photoUploads.cancel(id).catch(() => {})}
            />
          ) : null}
        </div>
        {underWay && state !== 'waiting' ? (
          <Bar share={share} label={t('photos.progress', { name: fileName })} />
        ) : null}
        <div className={styles.links}>
          {state === 'serverError' ? (
            <span className={styles.failed} role="alert">
              {endText(upload, t)}
            </span>
          ) : (
            <span>
              {stateText(upload, t)}
              {state === 'uploading' ? ` ${formatNumber(Math.round(share * PERCENT), { unit: '%' })}` : ''}
            </span>
          )}
          {!underWay && state !== 'success' && !failure?.final ? (
            <button type="button" className={styles.link} onClick={() => photoUploads.retry(id)}>
              {t('upload.retry')}
            </button>
          ) : null}
          {underWay || state === 'success' ? null : (
            <button
              type="button"
              className={styles.quiet}
              onClick={() => void photoUploads.dismiss([id]).catch(() => {})}
            >
              {t('upload.dismiss')}
            </button>
          )}
        </div>
      </div>
    </li>
  );
});
