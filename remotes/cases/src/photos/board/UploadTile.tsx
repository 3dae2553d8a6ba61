import { memo } from 'react';
import { Button, CircleAlert, X } from '@archway/ui';
import { formatFileName, formatNumber, useText } from '@archway/platform';
import { photoTitle } from '../photo-title.ts';
import { isUnderWay } from '@archway/uploads';
import { stateText } from '../../uploads/state-text.ts';
import type { PhotoUpload } from '../upload/photo-upload.ts';
import { photoUploads } from '../upload/photo-uploads.ts';
import { endText } from '../upload/failure-text.ts';
import { Bar } from './Bar.tsx';
import { Thumb } from './Thumb.tsx';
import { TileFrame } from './TileFrame.tsx';
import styles from './tile.module.css';

const PERCENT = 100;

interface Props {
  upload: PhotoUpload;
  /** Whose upload it is; those of the photos of cases when absent. */
  of?: Pick<typeof photoUploads, 'retry' | 'cancel' | 'dismiss'>;
}

/** A photo on its way to a position, or why it did not get there. */
export const UploadTile = memo(function UploadTile({ upload, of: uploads = photoUploads }: Props) {
  const t = useText('cases');
  const { id, position, state, share, preview, fileName, failure } = upload;
  const title = photoTitle(t, position);
  if (state === 'serverError' || state === 'aborted') {
    return (
      <TileFrame title={title} over={false}>
        <div className={styles.ended} role={state === 'serverError' ? 'alert' : 'status'}>
          {state === 'serverError' ? <CircleAlert aria-hidden="true" /> : null}
          <span>{endText(upload, t)}</span>
          <small title={formatFileName(fileName)}>{formatFileName(fileName)}</small>
          <div>
            {failure?.final ? null : (
              <Button size="small" onClick={() => uploads.retry(id)}>
                {t('upload.retry')}
              </Button>
            )}
            <Button size="small" type="text" onClick={() => void uploads.dismiss([id]).catch(() => {})}>
              {t('upload.dismiss')}
            </Button>
          </div>
        </div>
      </TileFrame>
    );
  }
  const percent = formatNumber(Math.round(share * PERCENT), { unit: '%' });
  return (
    <TileFrame
      title={title}
      over={false}
      mark={<span className={styles.percent}>{state === 'uploading' ? percent : stateText(upload, t)}</span>}
    >
      <span className={styles.picture}>
        <Thumb url={preview} alt={title} />
      </span>
      <Bar share={share} label={t('photos.progress', { name: formatFileName(fileName) })} onPicture />
      {isUnderWay(upload) ? (
        <div className={`${styles.menu} ${styles.stays}`}>
          <Button
            size="small"
            icon={<X />}
            aria-label={t('photos.cancel', { name: formatFileName(fileName) })}
            onClick={() => void uploads.cancel(id).catch(() => {})}
          />
        </div>
      ) : null}
    </TileFrame>
  );
});
