import type { CustomDictionaryEntry, Lang } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import styles from '../../customize/customize.module.css';

const langs: readonly Lang[] = ['zh-CN', 'en-US'];

/** What would be offered, in both languages, before it is saved. */
export function DictionaryPreview({ entries }: { entries: readonly CustomDictionaryEntry[] }) {
  const t = useText('console');
  const offered = entries.filter(({ hidden }) => !hidden);
  const hidden = entries.filter((entry) => entry.hidden);
  return (
    <Card title={t('dictionaries.preview')}>
      <p className={styles.part}>{t('dictionaries.offered')}</p>
      {langs.map((lang) => (
        <ul key={lang} className={styles.desk} lang={lang} aria-label={t(`dictionaries.offeredIn.${lang}`)}>
          {offered.length === 0 ? <li className={styles.nothing}>{t('dictionaries.none')}</li> : null}
          {offered.map((entry) => (
            <li key={entry.value}>{bilingual(entry, lang)}</li>
          ))}
        </ul>
      ))}
      {hidden.length > 0 ? (
        <p className={styles.note}>
          {t('dictionaries.stillRead', {
            names: hidden.map((entry) => bilingual(entry)).join(t('users.separator')),
          })}
        </p>
      ) : null}
    </Card>
  );
}
