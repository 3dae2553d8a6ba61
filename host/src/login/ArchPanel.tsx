import type { CSSProperties } from 'react';
import { bilingual } from '@archway/platform';
import { useShell } from '@archway/platform/host';
import arch from './arch.svg';
import styles from './login.module.css';

/**
 * The tenant's colour with the dental arch, or with the tenant's own picture (`backgroundImage` of its style), and the
 * slogan. Decoration; hidden on phones.
 */
export function ArchPanel() {
  const { branding } = useShell();
  const { showLoginBgImage = true, loginBgImageStyle = {}, loginBgColor = '' } = branding?.loginStyleConfig ?? {};
  const own = 'backgroundImage' in loginBgImageStyle || 'background' in loginBgImageStyle;
  const [title, ...rest] = (branding ? bilingual(branding.slogan) : '').split('\n');
  const colour = loginBgColor ? { '--login-color': loginBgColor } : {};
  return (
    <aside
      className={styles.panel}
      style={{ ...colour, ...(showLoginBgImage ? loginBgImageStyle : {}) } as CSSProperties}
    >
      {showLoginBgImage && !own ? <img className={styles.arch} src={arch} alt="" /> : null}
      {title ? (
        <div className={styles.slogan}>
          <strong>{title}</strong>
          {rest.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
    </aside>
  );
}
