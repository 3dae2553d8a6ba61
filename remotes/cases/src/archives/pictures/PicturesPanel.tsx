import { useId, useState } from 'react';
import { ARCHIVE_PICTURE_LIMIT, type Archive, type PhotoPosition } from '@archway/contracts';
import { ChevronDown } from '@archway/ui';
import { useText } from '@archway/platform';
import { Thumb } from '../../photos/board/Thumb.tsx';
import { useDropTarget } from '../../photos/board/photo-drag.ts';
import { takePictures, usePictureUploads } from '../upload/picture-uploads.ts';
import { AddPictures } from './AddPictures.tsx';
import { ArchivePictures } from './ArchivePictures.tsx';
import styles from './pictures.module.css';

interface Props {
  archive: Archive;
  /** What the record or visit is called. */
  name: string;
  mayWrite: boolean;
  /** They are shown from the beginning. */
  startOpen?: boolean;
}

/** The pictures of a record or visit: small ones, which open to all of them; files are dropped anywhere on it. */
export function PicturesPanel({ archive, name, mayWrite, startOpen = false }: Props) {
  const t = useText('cases');
  const id = useId();
  const [isOpen, setOpen] = useState(startOpen);
  const uploads = usePictureUploads(archive.archivesId);
  const { pictureCount, thumbNames } = archive;
  const adds = mayWrite && pictureCount < ARCHIVE_PICTURE_LIMIT;
  const take = (files: readonly File[], position: PhotoPosition | null): void => {
    setOpen(true);
    takePictures(archive, files, position);
  };
  const target = useDropTarget({ disabled: !adds, onFiles: (files) => take(files, null) });
  if (pictureCount === 0 && !mayWrite) return null;
  const shown = isOpen || pictureCount === 0 || uploads.length > 0;
  return (
    <div className={target.over ? `${styles.panel} ${styles.over}` : styles.panel} {...target.handlers}>
      {pictureCount > 0 ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {shown
            ? null
            : thumbNames.map((thumbName) => (
                <span key={thumbName} className={styles.cover} aria-hidden="true">
                  <Thumb name={thumbName} alt="" />
                </span>
              ))}
          <span>{t('archives.pictures', { count: pictureCount })}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      ) : null}
      <div id={id}>
        {shown ? (
          <>
            <ArchivePictures archive={archive} uploads={uploads} mayWrite={mayWrite} />
            {adds ? <AddPictures of={name} onFiles={take} /> : null}
          </>
        ) : null}
      </div>
    </div>
  );
}
