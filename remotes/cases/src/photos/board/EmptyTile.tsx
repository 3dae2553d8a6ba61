import { OPEN_POSITION, type PhotoPosition, photoExtensions } from '@archway/contracts';
import { Plus } from '@archway/ui';
import { useText } from '@archway/platform';
import { useBoard } from './board-actions.ts';
import { TileFrame } from './TileFrame.tsx';
import { useDropTarget } from './photo-drag.ts';
import styles from './tile.module.css';

interface Props {
  position: PhotoPosition;
  required: boolean;
}

/** A position without a photo: takes a file, or a photo from elsewhere. */
export function EmptyTile({ position, required }: Props) {
  const t = useText('cases');
  const { editable, move, take } = useBoard();
  const title = t(`photoPosition.${position}`);
  const target = useDropTarget({
    disabled: !editable,
    onPhoto: (photoId) => move(photoId, position),
    onFiles: (files) => take(files, position),
  });
  const caption = required ? (
    title
  ) : (
    <>
      {title} <small className={styles.optional}>{t('photos.optional')}</small>
    </>
  );
  if (!editable) {
    return (
      <TileFrame title={caption} over={false}>
        <span className={styles.none}>{t('photos.notUploaded')}</span>
      </TileFrame>
    );
  }
  return (
    <TileFrame title={caption} over={target.over} {...target.handlers}>
      <label className={required ? `${styles.empty} ${styles.missing}` : styles.empty}>
        <input
          type="file"
          className={styles.input}
          multiple={position === OPEN_POSITION}
          accept={photoExtensions.map((extension) => `.${extension}`).join(',')}
          aria-label={t('photos.addTo', { name: title })}
          onChange={({ target: input }) => {
            take([...(input.files ?? [])], position);
            input.value = '';
          }}
        />
        <Plus aria-hidden="true" />
        <span>{t('photos.drop')}</span>
        {required ? <strong>{t('photos.requiredMissing')}</strong> : null}
      </label>
    </TileFrame>
  );
}
