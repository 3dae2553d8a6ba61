import { useSession, useText } from '@archway/platform';
import { BrandMark } from '../../login/BrandMark.tsx';
import { AppLink } from '../AppLink.tsx';
import { LanguageLink } from '../header/LanguageLink.tsx';
import { useShell } from '@archway/platform/host';
import styles from './public-bar.module.css';

/** Above pages for people without a login: whose product this is, the language, and the way to the login. */
export function PublicBar() {
  const t = useText('host');
  const { token } = useSession();
  const { branding } = useShell();
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        <BrandMark />
      </div>
      <div className={styles.links}>
        {(branding?.languageConfig.showConfig ?? true) ? <LanguageLink /> : null}
        {token === null ? (
          <span>
            <span className={styles.words}>{t('public.haveAccount')} </span>
            <AppLink to="/login">{t('login.title')}</AppLink>
          </span>
        ) : null}
      </div>
    </header>
  );
}
