import { usePageTitle, usePhone, useText } from '@archway/platform';
import { useShell } from '@archway/platform/host';
import { AccountForm } from './AccountForm.tsx';
import { ArchPanel } from './ArchPanel.tsx';
import { BrandMark } from './BrandMark.tsx';
import { LanguageLink } from '../shell/header/LanguageLink.tsx';
import { RegisterLine } from './RegisterLine.tsx';
import styles from './login.module.css';

/** The login: in the host, before any remote loads, and without the component library. */
export function LoginScreen() {
  const t = useText('host');
  const { branding } = useShell();
  const phone = usePhone();
  const place = phone ? {} : branding?.loginStyleConfig.smallLogoStyle;
  usePageTitle(t('login.title'));
  return (
    <div className={styles.screen}>
      <div className={styles.side}>
        <header className={styles.top}>
          <BrandMark style={place && Object.keys(place).length > 0 ? { position: 'absolute', ...place } : undefined} />
          {(branding?.languageConfig.showConfig ?? true) ? <LanguageLink /> : null}
        </header>
        <main className={styles.middle}>
          <h1>{t('login.title')}</h1>
          <p className={styles.welcome}>{t('login.welcome')}</p>
          <AccountForm />
          <RegisterLine />
        </main>
        <footer className={styles.foot}>{t('login.browserAdvice')}</footer>
      </div>
      <ArchPanel />
    </div>
  );
}
