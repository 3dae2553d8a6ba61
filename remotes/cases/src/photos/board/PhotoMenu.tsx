import { useRef } from 'react';
import { type CasePhoto, photoExtensions } from '@archway/contracts';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { useText } from '@archway/platform';
import { downloadPhoto } from '../stored/download-photo.ts';
import { useBoard } from './board-actions.ts';
import styles from './tile.module.css';

/** What can be done with a photo, by keyboard and touch as well. */
export function PhotoMenu({ photo, title }: { photo: CasePhoto; title: string }) {
  const t = useText('cases');
  const { editable, open, choosePlace, move, take, remove } = useBoard();
  const input = useRef<HTMLInputElement>(null);
  const { photoId, position } = photo;
  const actions: Readonly<Record<string, () => void>> = {
    open: () => open(photoId),
    accept: () => move(photoId, position),
    place: () => choosePlace(photoId),
    pool: () => move(photoId, null),
    replace: () => input.current?.click(),
    download: () => void downloadPhoto(photo, t),
    remove: () => void remove(photo),
  };
  const items = [
    ...(editable && photo.automatic ? [{ key: 'accept', label: t('photos.acceptPlace') }] : []),
    { key: 'open', label: t('photos.enlarge') },
    ...(editable
      ? [
          { key: 'place', label: t('photos.moveTo') },
          { key: 'pool', label: t('photos.backToPool') },
          { key: 'replace', label: t('photos.replace') },
        ]
      : []),
    { key: 'download', label: t('photos.download') },
    ...(editable ? [{ key: 'remove', label: t('photos.remove.action'), danger: true }] : []),
  ];
  return (
    <div className={styles.menu}>
      <Dropdown
        autoFocus
        trigger={['click']}
        placement="bottomRight"
        menu={{ items, onClick: ({ key }) => actions[key]?.() }}
      >
        <Button size="small" icon={<Ellipsis />} aria-label={t('photos.more', { name: title })} />
      </Dropdown>
      <input
        ref={input}
        type="file"
        hidden
        accept={photoExtensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          take([...(target.files ?? [])], position);
          target.value = '';
        }}
      />
    </div>
  );
}
