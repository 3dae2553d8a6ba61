import { useText } from '@archway/platform';
import styles from './login.module.css';

export function SubmitButton({ busy }: { busy: boolean }) {
  const t = useText('host');
  return (
    <button type="submit" className={styles.submit} disabled={busy} aria-busy={busy}>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {t('login.submit')}
    </button>
  );
}
