import { useLang, useText } from '@archway/platform';
import { setLang } from '@archway/platform/host';
import styles from './language-link.module.css';

/** Switches to the other language and says so in that language. */
export function LanguageLink({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useText('host');
  const other = useLang() === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <button
      type="button"
      className={styles.link}
      lang={other}
      title={t('language.other')}
      onClick={() => setLang(other)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />
      </svg>
      <span data-hidden={iconOnly}>{t('language.other')}</span>
    </button>
  );
}
