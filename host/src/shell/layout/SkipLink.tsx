import { useText } from '@archway/platform';
import styles from './layout.module.css';

/** The first stop of the keyboard: past the menu. */
export function SkipLink() {
  const t = useText('host');
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('header.skip')}
    </a>
  );
}
