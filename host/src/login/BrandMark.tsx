import { useState } from 'react';
import type { CSSProperties } from 'react';
import { useText } from '@archway/platform';
import { useShell } from '@archway/platform/host';
import styles from './login.module.css';

/** The tenant's logo and name. A logo that cannot be loaded leaves the name. */
export function BrandMark({ style }: { style?: CSSProperties | undefined }) {
  const t = useText('host');
  const { branding } = useShell();
  const [broken, setBroken] = useState(false);
  const showLogo = branding?.loginStyleConfig.showSmallLogo ?? true;
  return (
    <div className={styles.brand} style={style}>
      {showLogo && !broken ? <img src="/custom/logo.png" alt="" onError={() => setBroken(true)} /> : null}
      <strong>{branding?.pageTitle}</strong>
      <span className={styles.system}>{t('login.system')}</span>
    </div>
  );
}
