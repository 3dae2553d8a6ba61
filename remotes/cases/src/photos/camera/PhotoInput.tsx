import { photoExtensions } from '@archway/contracts';
import styles from './camera.module.css';

interface Props {
  /** What screen readers call it. */
  label: string;
  /** Opens the camera of a phone in place of its library. */
  camera?: boolean;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses photos of the disk or the library, or takes one; fills the label that it stands in. */
export function PhotoInput({ label, camera = false, multiple = false, onFiles }: Props) {
  return (
    <input
      type="file"
      className={styles.input}
      multiple={multiple && !camera}
      // With endings alone some phones offer no camera.
      accept={camera ? 'image/*' : photoExtensions.map((extension) => `.${extension}`).join(',')}
      {...(camera && { capture: 'environment' as const })}
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
}
