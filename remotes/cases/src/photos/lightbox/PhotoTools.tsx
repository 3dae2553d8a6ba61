import type { CasePhoto } from '@archway/contracts';
import { ArrowLeftRight, Button, Download, Trash2 } from '@archway/ui';
import { useText } from '@archway/platform';
import { useBoard } from '../board/board-actions.ts';
import { downloadPhoto } from '../stored/download-photo.ts';
import styles from './lightbox.module.css';

/** What is done with the photo as it is. */
export function PhotoTools({ photo }: { photo: CasePhoto }) {
  const t = useText('cases');
  const { editable, choosePlace, remove } = useBoard();
  return (
    <div className={styles.group}>
      {editable ? (
        <Button icon={<ArrowLeftRight />} onClick={() => choosePlace(photo.photoId)}>
          {t('photos.moveTo')}
        </Button>
      ) : null}
      <Button icon={<Download />} onClick={() => void downloadPhoto(photo, t)}>
        {t('photos.download')}
      </Button>
      {editable ? (
        <Button danger icon={<Trash2 />} onClick={() => void remove(photo)}>
          {t('photos.remove.action')}
        </Button>
      ) : null}
    </div>
  );
}
