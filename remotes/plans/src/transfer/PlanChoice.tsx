import { type ChangeEvent, useRef } from 'react';
import { useText } from '@archway/platform';
import { Button, FileDrop } from '@archway/ui';
import { type PlanFile, fileAt } from './plan-bundle.ts';
import styles from './transfer.module.css';

/** Not among React's attributes; all browsers of desks know it. */
const folderOnly = { webkitdirectory: '' };
const endings = ['.zip', '.json', '.drc', '.stl', '.ply', '.obj'];

/** Where a plan is dropped or chosen: a zip, its files, or its folder. */
export function PlanChoice({ onChoose }: { onChoose: (files: PlanFile[]) => void }) {
  const t = useText('plans');
  const folder = useRef<HTMLInputElement>(null);
  const listed = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = Array.from(target.files ?? [], (file) => fileAt(file.webkitRelativePath || file.name, file));
    target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <div className={styles.choice}>
      <p>{t('transfer.what')}</p>
      <FileDrop
        accept={endings}
        multiple
        label={t('transfer.choose')}
        hint={t('transfer.hint')}
        onFiles={(files) => onChoose(files.map((file) => fileAt(file.name, file)))}
      />
      <Button onClick={() => folder.current?.click()}>{t('transfer.folder')}</Button>
      <input ref={folder} type="file" hidden aria-label={t('transfer.folder')} {...folderOnly} onChange={listed} />
    </div>
  );
}
