import { memo } from 'react';
import type { CasePhoto } from '@archway/contracts';
import { Sparkles, VisuallyHidden } from '@archway/ui';
import { formatNumber, useText } from '@archway/platform';
import { photoTitle } from '../photo-title.ts';
import { automaticConfidence } from '../suggestions.ts';
import { useBoard } from './board-actions.ts';
import { PhotoMenu } from './PhotoMenu.tsx';
import { Thumb } from './Thumb.tsx';
import { TileFrame } from './TileFrame.tsx';
import { TileMark } from './TileMark.tsx';
import { dragged, useDropTarget } from './photo-drag.ts';
import styles from './tile.module.css';

const PERCENT = 100;

/** A position with its photo, or a photo of the pool for those who only read: opens it, lets it be carried elsewhere, and takes another in exchange. */
export const PhotoTile = memo(function PhotoTile({ photo }: { photo: CasePhoto }) {
  const t = useText('cases');
  const { editable, open, move, take } = useBoard();
  const { photoId, position } = photo;
  const title = photoTitle(t, position);
  const confidence = automaticConfidence(photo);
  const target = useDropTarget({
    disabled: !editable,
    onPhoto: (other) => {
      if (other !== photoId) move(other, position);
    },
    onFiles: (files) => take(files, position),
  });
  return (
    <TileFrame
      title={title}
      over={target.over}
      {...target.handlers}
      mark={
        position !== null && (
          <TileMark
            name={title}
            toConfirm={confidence !== null}
            onAccept={editable ? () => move(photoId, position) : undefined}
          />
        )
      }
    >
      <button
        type="button"
        className={styles.picture}
        data-photo={photoId}
        onClick={() => open(photoId)}
        {...(editable && dragged(photoId))}
      >
        <Thumb name={photo.thumbName} alt={title} />
        <VisuallyHidden>{t('photos.enlarge')}</VisuallyHidden>
      </button>
      {confidence !== null ? (
        <span className={styles.badge} title={t('photos.automatic')}>
          <Sparkles aria-hidden="true" />
          {formatNumber(Math.round(confidence * PERCENT), { unit: '%' })}
        </span>
      ) : null}
      <PhotoMenu photo={photo} title={title} />
    </TileFrame>
  );
});
