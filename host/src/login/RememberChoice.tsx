import { useText } from '@archway/platform';
import styles from './login.module.css';

/** Whether the login is remembered by this browser. */
export function RememberChoice({ remember, onChange }: { remember: boolean; onChange: (remember: boolean) => void }) {
  const t = useText('host');
  return (
    <div className={styles.remember}>
      <label>
        <input type="checkbox" checked={remember} onChange={(event) => onChange(event.target.checked)} />
        {t('login.remember')}
      </label>
      <span>{t('login.rememberHint')}</span>
    </div>
  );
}
