import type { CasePhoto, PhotoPosition } from '@archway/contracts';
import { Modal } from '@archway/ui';
import { formatFileName, useText } from '@archway/platform';
import { useLast } from '../use-last.ts';
import { useBoard } from './board-actions.ts';
import { PlaceList } from './PlaceList.tsx';
import { Thumb } from './Thumb.tsx';
import styles from './position-picker.module.css';

interface Props {
  photos: readonly CasePhoto[];
  /** The photo whose place is asked for; null closes it. */
  photoId: string | null;
  /** It is asked in the large view, where the keyboard stays. */
  overLarge: boolean;
  onClose: () => void;
}

/** The large view may be open below it. */
const ABOVE = 1010;

/** The keyboard goes on where the photo is now. */
const focusPhoto = (photoId: string | undefined): void =>
  document.querySelector<HTMLElement>(`[data-photo='${photoId}']`)?.focus();

/** All places a photo can go to: the way for keyboard and touch. */
export function PositionPicker({ photos, photoId, overLarge, onClose }: Props) {
  const t = useText('cases');
  const { move } = useBoard();
  const asked = photos.find((other) => other.photoId === photoId);
  const photo = useLast(asked);
  const take = (position: PhotoPosition | null): void => {
    if (photoId) move(photoId, position);
    onClose();
  };
  return (
    <Modal
      open={asked !== undefined}
      title={t('photos.moveTitle')}
      footer={null}
      width={560}
      zIndex={ABOVE}
      onCancel={onClose}
      afterClose={() => (overLarge ? undefined : focusPhoto(photo?.photoId))}
      centered
      destroyOnHidden
    >
      {photo ? (
        <>
          <div className={styles.subject}>
            <span className={styles.picture}>
              <Thumb name={photo.thumbName} alt={formatFileName(photo.fileName)} />
            </span>
            <span className={styles.name}>{formatFileName(photo.fileName)}</span>
          </div>
          <PlaceList photo={photo} photos={photos} onTake={take} />
        </>
      ) : null}
    </Modal>
  );
}
