import type { ArchivePicture } from '@archway/contracts';
import { Button, Dropdown, Ellipsis, VisuallyHidden } from '@archway/ui';
import { formatDay, useText } from '@archway/platform';
import { Thumb } from '../../photos/board/Thumb.tsx';
import { TileFrame } from '../../photos/board/TileFrame.tsx';
import { downloadPhoto } from '../../photos/stored/download-photo.ts';
import { pictureTitle } from './picture-title.ts';
import tile from '../../photos/board/tile.module.css';
import styles from './pictures.module.css';

interface Props {
  picture: ArchivePicture;
  onOpen: () => void;
  /** Absent for who only reads. */
  onDescribe: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One picture, what it shows and when it was taken, and what can be done with it. */
export function PictureTile({ picture, onOpen, onDescribe, onRemove }: Props) {
  const t = useText('cases');
  const title = pictureTitle(picture, t);
  const { name, position, takenOn } = picture;
  const facts = [name && position ? t(`photoPosition.${position}`) : '', takenOn ? formatDay(takenOn) : ''];
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    open: onOpen,
    describe: onDescribe,
    download: () => void downloadPhoto(picture, t),
    remove: onRemove,
  };
  const items = [
    { key: 'open', label: t('photos.enlarge') },
    ...(onDescribe ? [{ key: 'describe', label: t('archives.describe') }] : []),
    { key: 'download', label: t('photos.download') },
    ...(onRemove ? [{ key: 'remove', label: t('archives.removePicture.action'), danger: true }] : []),
  ];
  return (
    <TileFrame
      over={false}
      title={
        <>
          {title}
          <small className={styles.facts}>{facts.filter(Boolean).join(' · ')}</small>
        </>
      }
    >
      <button type="button" className={tile.picture} data-picture={picture.pictureId} onClick={onOpen}>
        <Thumb name={picture.thumbName} alt={title} />
        <VisuallyHidden>{t('photos.enlarge')}</VisuallyHidden>
      </button>
      <div className={tile.menu}>
        <Dropdown
          autoFocus
          trigger={['click']}
          placement="bottomRight"
          menu={{ items, onClick: ({ key }) => actions[key]?.() }}
        >
          <Button size="small" icon={<Ellipsis />} aria-label={t('photos.more', { name: title })} />
        </Dropdown>
      </div>
    </TileFrame>
  );
}
