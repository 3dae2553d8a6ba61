import { Camera, Image } from '@archway/ui';
import { useText } from '@archway/platform';
import { PhotoInput } from './PhotoInput.tsx';
import styles from './camera.module.css';

interface Props {
  /** Of the position. */
  title: string;
  multiple?: boolean;
  required: boolean;
  /** What is said below where a photo is asked for. */
  note?: string | null;
  onFiles: (files: readonly File[]) => void;
}

/** An empty place on a phone: its camera, and beside it the photos that it has. */
export function PhoneSources({ title, multiple = false, required, note, onFiles }: Props) {
  const t = useText('cases');
  return (
    <div className={required ? `${styles.sources} ${styles.missing}` : styles.sources}>
      <label className={styles.source}>
        <PhotoInput camera label={t('photos.takeFor', { name: title })} onFiles={onFiles} />
        <Camera aria-hidden="true" />
        <span>{t('photos.takePhoto')}</span>
      </label>
      <label className={styles.source}>
        <PhotoInput multiple={multiple} label={t('photos.addTo', { name: title })} onFiles={onFiles} />
        <Image aria-hidden="true" />
        <span>{t('photos.fromLibrary')}</span>
      </label>
      {note ? <strong className={styles.note}>{note}</strong> : null}
    </div>
  );
}
