import { useText } from '@archway/platform';
import styles from './parts.module.css';

/** In the place of a canvas where the browser cannot draw one. */
export function NoWebgl() {
  const t = useText('viewer3d');
  return (
    <div className={styles.unsupported} role="alert" data-message="noWebgl">
      <div>
        <strong>{t('message.noWebgl.title')}</strong>
        <p>{t('message.noWebgl.body')}</p>
      </div>
    </div>
  );
}
