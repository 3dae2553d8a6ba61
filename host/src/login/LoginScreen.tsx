import { useState } from 'react';
import { usePageTitle, usePhone, useText } from '@archway/platform';
import { useShell } from '@archway/platform/host';
import { AccountForm } from './AccountForm.tsx';
import { ArchPanel } from './ArchPanel.tsx';
import { isInvited } from '../boot/arrival.ts';
import { BrandMark } from './BrandMark.tsx';
import { CodeForm } from './CodeForm.tsx';
import { type LoginWay, LoginTabs, panelId, tabId } from './LoginTabs.tsx';
import { LanguageLink } from '../shell/header/LanguageLink.tsx';
import { RegisterLine } from './RegisterLine.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import styles from './login.module.css';

const WELCOMES = { password: 'login.welcome', code: 'login.codeWelcome' } as const;

/** The login: in the host, before any remote loads, and without the component library. */
export function LoginScreen() {
  const t = useText('host');
  const { branding } = useShell();
  const phone = usePhone();
  const [way, setWay] = useState<LoginWay>('password');
  const place = phone ? {} : branding?.loginStyleConfig.smallLogoStyle;
  const [challenge, setChallenge] = useState<string | null>(null);
  usePageTitle(t('login.title'));
  return (
    <div className={styles.screen}>
      <div className={styles.side}>
        <header className={styles.top}>
          <BrandMark style={place && Object.keys(place).length > 0 ? { position: 'absolute', ...place } : undefined} />
          {(branding?.languageConfig.showConfig ?? true) ? <LanguageLink /> : null}
        </header>
        <main className={styles.middle}>
          <h1>{t(challenge === null ? 'login.title' : 'login.secondStep')}</h1>
          <p className={styles.welcome}>{t(challenge === null ? WELCOMES[way] : 'login.secondStepBody')}</p>
          {challenge === null ? (
            <>
              {isInvited() ? (
                <p role="status" className={styles.invited}>
                  {t('login.invited')}
                </p>
              ) : null}
              <LoginTabs way={way} onChange={setWay} />
              <div role="tabpanel" id={panelId(way)} aria-labelledby={tabId(way)}>
                {way === 'password' ? (
                  <AccountForm onSecondStep={setChallenge} />
                ) : (
                  <CodeForm onSecondStep={setChallenge} />
                )}
              </div>
              <RegisterLine />
            </>
          ) : (
            <SecondFactorForm challenge={challenge} onBack={() => setChallenge(null)} />
          )}
        </main>
        <footer className={styles.foot}>{t('login.browserAdvice')}</footer>
      </div>
      <ArchPanel />
    </div>
  );
}
