import { type CredentialItem, credentialItem } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { Card, Clock, Lock, LogOut, RotateCcw } from '@archway/ui';
import styles from './credentials.module.css';

const facts = [
  { key: 'promise', icon: Clock },
  { key: 'meanwhile', icon: LogOut },
  { key: 'readers', icon: Lock },
  { key: 'again', icon: RotateCcw },
] as const;

/** What happens with the credentials, and what is still missing. */
export function CredentialSummary({ missing }: { missing: readonly CredentialItem[] }) {
  const t = useText('account');
  return (
    <aside className={styles.summary}>
      <Card title={t('credentials.about')}>
        <ul className={styles.facts}>
          {facts.map(({ key, icon: Icon }) => (
            <li key={key}>
              <Icon aria-hidden />
              <span>
                {t(`credentials.fact.${key}.title`)}
                <small>{t(`credentials.fact.${key}.body`)}</small>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {missing.length > 0 ? (
        <Card title={t('credentials.left', { count: missing.length, num: missing.length })}>
          <ul className={styles.missing}>
            {missing.map((item) => (
              <li key={item}>
                <a href={`#credential-${item}`} onClick={(event) => goTo(event, item)}>
                  {bilingual(credentialItem(item))}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </aside>
  );
}

/** To the field or tile of an item, without an entry in the history. */
function goTo(event: { preventDefault(): void }, item: CredentialItem): void {
  event.preventDefault();
  const target = document.getElementById(`credential-${item}`) ?? document.getElementById(`credentials-${item}`);
  target?.scrollIntoView({ block: 'center' });
  (target?.querySelector<HTMLElement>('input, button') ?? target)?.focus();
}
