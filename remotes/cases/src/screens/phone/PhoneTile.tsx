import type { PhotoPosition } from '@archway/contracts';
import { Camera, Check } from '@archway/ui';
import { useText } from '@archway/platform';
import { Thumb } from '../../photos/board/Thumb.tsx';
import { TileFrame } from '../../photos/board/TileFrame.tsx';
import { PhoneSources } from '../../photos/camera/PhoneSources.tsx';
import { PhotoInput } from '../../photos/camera/PhotoInput.tsx';
import tile from '../../photos/board/tile.module.css';
import { photoTitle } from '../../photos/photo-title.ts';
import styles from './phone.module.css';

interface Props {
  position: PhotoPosition | null;
  required: boolean;
  /** There is a photo in the case; which one shows only where this phone has sent it. */
  taken: boolean;
  preview: string | null;
  /** Absent: there is nothing to add here. */
  onFiles?: (files: readonly File[]) => void;
}

/** A position on the phone: to be photographed, or with a photo, which can be taken again. */
export function PhoneTile({ position, required, taken, preview, onFiles }: Props) {
  const t = useText('cases');
  const title = photoTitle(t, position);
  if (!taken && onFiles) {
    const caption = (
      <>
        {title} <small className={tile.optional}>{t('photos.optional')}</small>
      </>
    );
    const note = required ? t('photos.requiredMissing') : null;
    return (
      <TileFrame title={required ? title : caption} over={false}>
        <PhoneSources {...{ title, required, note, onFiles }} />
      </TileFrame>
    );
  }
  return (
    <TileFrame title={title} over={false} mark={<Check className={styles.tick} aria-hidden="true" />}>
      <div className={styles.there}>
        {preview ? <Thumb url={preview} alt={title} /> : null}
        <span className={styles.word}>{preview ? t('phone.sent') : t('phone.taken')}</span>
        {onFiles ? (
          <label className={styles.again}>
            <PhotoInput camera label={t('photos.takeFor', { name: title })} onFiles={onFiles} />
            <Camera aria-hidden="true" />
            {t('phone.again')}
          </label>
        ) : null}
      </div>
    </TileFrame>
  );
}
