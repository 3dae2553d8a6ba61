import { useState } from 'react';
import { useText } from '@archway/platform';
import { useShell } from '@archway/platform/host';
import { AppLink } from '../AppLink.tsx';
import styles from './header.module.css';

export function HeaderLogo() {
  const t = useText('host');
  const { branding } = useShell();
  const [broken, setBroken] = useState(false);
  return (
    <AppLink to="/" className={styles.logo} aria-label={t('header.home', { name: branding?.pageTitle ?? '' })}>
      {broken ? null : (
        <img src="/custom/logo.png" alt="" style={branding?.menuLogoConfig.logoStyle} onError={() => setBroken(true)} />
      )}
      <strong>{branding?.pageTitle}</strong>
    </AppLink>
  );
}
