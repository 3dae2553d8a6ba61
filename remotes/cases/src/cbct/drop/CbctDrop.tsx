import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { cbctArchives } from '@archway/contracts';
import { Button, CloudUpload } from '@archway/ui';
import { notify, usePhone, useText } from '@archway/platform';
import { type ChosenFile, cbctFormats, choiceOf } from './choose-files.ts';
import type { Choice } from './choose-files.ts';
import { droppedFiles, listedFiles } from './dropped-files.ts';
import styles from './cbct-drop.module.css';

const endings = ['dcm', ...cbctArchives].map((extension) => `.${extension}`).join(',');
/** Not among React's attributes; all browsers of desks know it. */
const folderOnly = { webkitdirectory: '' };

/** Where a CT is dropped or chosen: a folder, .dcm files, or one archive. Anything else is refused in words. */
export function CbctDrop({ onChoice }: { onChoice: (choice: Choice) => void }) {
  const t = useText('cases');
  const isPhone = usePhone();
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (chosen: readonly ChosenFile[]): void => {
    const choice = choiceOf(chosen);
    if (choice) onChoice(choice);
    else notify.error(t('upload.format', { name: cbctFormats }));
  };
  const listed = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = listedFiles(target.files ?? []);
    target.value = '';
    if (chosen.length > 0) take(chosen);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    // The page around takes photos, wherever they are dropped.
    event.stopPropagation();
    setOver(false);
    droppedFiles(event.dataTransfer.items).then(take, () => notify.error(t('cbct.unreadable')));
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(inside);
  };

  return (
    <div
      className={over ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={dropped}
    >
      <CloudUpload aria-hidden="true" />
      <span>{isPhone ? t('cbct.chooseHint') : t('cbct.drop')}</span>
      <div className={styles.buttons}>
        {isPhone ? null : <Button onClick={() => folder.current?.click()}>{t('cbct.chooseFolder')}</Button>}
        <Button onClick={() => files.current?.click()}>{t('cbct.chooseFiles')}</Button>
      </div>
      <input ref={folder} type="file" hidden aria-label={t('cbct.chooseFolder')} {...folderOnly} onChange={listed} />
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={endings}
        aria-label={t('cbct.chooseFiles')}
        onChange={listed}
      />
    </div>
  );
}
