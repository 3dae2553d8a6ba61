import { useLang, useText } from '@archway/platform';
import type { CSSProperties } from 'react';
import { Building2, Users } from '@archway/ui';
import type { TenantValues } from './tenant-form.ts';
import styles from './tenants.module.css';

interface Props {
  values: TenantValues;
  /** The logo as base64: the new one, or the one that stands. */
  logo: string;
}

/** How login page and header will look, as it is typed. A picture: nothing of it can be used. */
export function TenantPreview({ values, logo }: Props) {
  const t = useText('console');
  const lang = useLang();
  const { title, primaryColor, iconColor, loginColor, sloganZh, sloganEn, showLogo, logoPlace, showPicture } = values;
  const shown = values.language === 'browser' ? lang : values.language;
  const colors = {
    '--preview-primary': primaryColor,
    '--preview-icon': iconColor,
    '--preview-login': loginColor,
  } as CSSProperties;
  const source = `data:image/png;base64,${logo}`;
  return (
    <figure className={styles.preview} style={colors} aria-label={t('tenants.preview')}>
      <figcaption>{t('tenants.preview')}</figcaption>
      <div className={styles.page} aria-hidden>
        <div className={styles.login}>
          <span className={logoPlace === 'topCenter' ? styles.center : undefined}>
            {showLogo ? <img src={source} alt="" /> : null}
            <b>{title}</b>
          </span>
          <i />
          <i />
          <em>{t('tenants.previewLogin')}</em>
        </div>
        <div className={`${styles.panel} ${showPicture ? styles.arch : ''}`}>
          <b>{shown === 'zh-CN' ? sloganZh : sloganEn}</b>
        </div>
      </div>
      <div className={styles.bar} aria-hidden>
        <img src={source} alt="" />
        <b>{title}</b>
        <Users />
        <Building2 />
        <u>{t('tenants.previewLink')}</u>
      </div>
    </figure>
  );
}
