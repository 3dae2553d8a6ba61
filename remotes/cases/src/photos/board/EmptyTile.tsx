import { OPEN_POSITION, type PhotoPosition } from '@archway/contracts';
import { Plus } from '@archway/ui';
import { usePhone, useText } from '@archway/platform';
import { PhoneSources } from '../camera/PhoneSources.tsx';
import { PhotoInput } from '../camera/PhotoInput.tsx';
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
  const phone = usePhone();
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
  const multiple = position === OPEN_POSITION;
  const note = required ? t('photos.requiredMissing') : null;
  if (phone) {
    return (
      <TileFrame title={caption} over={false}>
        <PhoneSources {...{ title, multiple, required, note }} onFiles={(files) => take(files, position)} />
      </TileFrame>
    );
  }
  return (
    <TileFrame title={caption} over={target.over} {...target.handlers}>
      <label className={required ? `${styles.empty} ${styles.missing}` : styles.empty}>
        <PhotoInput
          multiple={multiple}
          label={t('photos.addTo', { name: title })}
          onFiles={(files) => take(files, position)}
        />
        <Plus aria-hidden="true" />
        <span>{t('photos.drop')}</span>
        {note ? <strong>{note}</strong> : null}
      </label>
    </TileFrame>
  );
}
