import { useRef, useState } from 'react';
import { type PhotoPosition, photoExtensions, photoPositionKeys } from '@archway/contracts';
import { Button, UploadIcon } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { usePhone, useText } from '@archway/platform';
import { TakePhoto } from '../../photos/camera/TakePhoto.tsx';
import styles from './pictures.module.css';

interface Props {
  /** Of which record or visit, for screen readers. */
  of: string;
  onFiles: (files: readonly File[], position: PhotoPosition | null) => void;
}

/** What the classification finds out. */
const AUTOMATIC = '';

/** Chooses pictures, and which view the first of them shows where the classification is not to say it. */
export function AddPictures({ of, onFiles }: Props) {
  const t = useText('cases');
  const phone = usePhone();
  const input = useRef<HTMLInputElement>(null);
  const [position, choose] = useState<PhotoPosition | typeof AUTOMATIC>(AUTOMATIC);
  return (
    <div className={styles.add}>
      <Select
        size={phone ? 'large' : 'middle'}
        className={styles.view ?? ''}
        aria-label={t('archives.viewOf', { name: of })}
        value={position}
        options={[
          { value: AUTOMATIC, label: t('archives.recognize') },
          ...photoPositionKeys.map((key) => ({ value: key, label: t(`photoPosition.${key}`) })),
        ]}
        onChange={(next: PhotoPosition | typeof AUTOMATIC) => choose(next)}
      />
      <Button
        icon={<UploadIcon />}
        aria-label={t('archives.addTo', { name: of })}
        onClick={() => input.current?.click()}
      >
        {t('archives.add')}
      </Button>
      <TakePhoto label={t('photos.takeFor', { name: of })} onFiles={(files) => onFiles(files, position || null)} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid="archive-pictures"
        accept={photoExtensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])], position || null);
          target.value = '';
        }}
      />
    </div>
  );
}
