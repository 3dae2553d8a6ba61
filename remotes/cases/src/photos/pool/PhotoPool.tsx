import { useMemo } from 'react';
import { Card, Sparkles } from '@archway/ui';
import { useText } from '@archway/platform';
import { TakePhoto } from '../camera/TakePhoto.tsx';
import { useBoard } from '../board/board-actions.ts';
import { useDropTarget } from '../board/photo-drag.ts';
import type { PhotoUpload } from '../upload/photo-upload.ts';
import { suggestionsOf } from '../suggestions.ts';
import type { CasePhotos } from '../use-case-photos.ts';
import { PoolActions } from './PoolActions.tsx';
import { PoolPhoto } from './PoolPhoto.tsx';
import { PoolUpload } from './PoolUpload.tsx';
import styles from './pool.module.css';

interface Props {
  photos: CasePhotos;
  /** Uploads that show at no position. */
  uploads: readonly PhotoUpload[];
}

/** Photos that wait for a place, and those on their way; what has a place is confirmed there. */
export function PhotoPool({ photos, uploads }: Props) {
  const t = useText('cases');
  const { move, take } = useBoard();
  const waiting = useMemo(() => suggestionsOf(photos.photos), [photos.photos]);
  const target = useDropTarget({ onPhoto: (photoId) => move(photoId, null), onFiles: (files) => take(files, null) });
  const count = waiting.length + uploads.length;
  return (
    <div className={target.over ? `${styles.pool} ${styles.over}` : styles.pool} {...target.handlers}>
      <Card
        title={t('photos.pool')}
        count={count}
        extra={
          <span className={styles.about}>
            <Sparkles aria-hidden="true" />
            {t('photos.suggestions')}
          </span>
        }
      >
        <TakePhoto label={t('photos.takeFor', { name: t('photos.pool') })} onFiles={(files) => take(files, null)} />
        {count === 0 ? <p className={styles.none}>{t('photos.poolEmpty')}</p> : null}
        <ul className={styles.rows}>
          {uploads.map((upload) => (
            <PoolUpload key={upload.id} upload={upload} />
          ))}
          {waiting.map((suggestion) => (
            <PoolPhoto key={suggestion.photo.photoId} suggestion={suggestion} />
          ))}
        </ul>
        <PoolActions photos={photos} uploads={uploads} />
      </Card>
    </div>
  );
}
