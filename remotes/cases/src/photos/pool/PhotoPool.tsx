import type { CasePhoto } from '@archway/contracts';
import { Card, Sparkles } from '@archway/ui';
import { useText } from '@archway/platform';
import { useBoard } from '../board/board-actions.ts';
import { useDropTarget } from '../board/photo-drag.ts';
import type { PhotoUpload } from '../photo-upload.ts';
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

/** Photos that wait for a place or for somebody to confirm it, and those on their way. */
export function PhotoPool({ photos, uploads }: Props) {
  const t = useText('cases');
  const { move, take } = useBoard();
  const waiting = suggestionsOf(photos.photos);
  const target = useDropTarget({ onPhoto: (photoId) => move(photoId, null), onFiles: (files) => take(files, null) });
  const count = waiting.length + uploads.length;
  const taken = (photo: CasePhoto): boolean =>
    photos.photos.some((other) => other !== photo && other.position === photo.guesses[0]?.position);
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
        {count === 0 ? <p className={styles.none}>{t('photos.poolEmpty')}</p> : null}
        <ul className={styles.rows}>
          {uploads.map((upload) => (
            <PoolUpload key={upload.id} upload={upload} />
          ))}
          {waiting.map((suggestion) => (
            <PoolPhoto
              key={suggestion.photo.photoId}
              photo={suggestion.photo}
              taken={suggestion.position !== 'other' && taken(suggestion.photo)}
            />
          ))}
        </ul>
        <PoolActions photos={photos} uploads={uploads} />
      </Card>
    </div>
  );
}
