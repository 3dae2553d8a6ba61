import { useText } from '@archway/platform';
import { AppLink } from '../shell/AppLink.tsx';
import { usePublicPath } from './public-path.ts';
import styles from './login.module.css';

export function RegisterLine() {
  const t = useText('host');
  if (!usePublicPath('/register')) return null;
  return (
    <p className={styles.register}>
      {t('login.noAccount')} <AppLink to="/register">{t('login.register')}</AppLink>
    </p>
  );
}
