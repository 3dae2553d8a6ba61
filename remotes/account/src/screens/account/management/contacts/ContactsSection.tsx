import { useState } from 'react';
import { useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import type { SectionProps } from '../../sections.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { UserNameDialog } from './UserNameDialog.tsx';
import styles from '../management.module.css';

type Open = 'userName' | 'phone' | 'email' | null;

/** The names by which the reader logs in, each with the way to another one. */
export function ContactsSection({ user }: SectionProps) {
  const t = useText('account');
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const rows = [
    { key: 'userName', value: user.userName },
    { key: 'phone', value: user.accountInfo.phone },
    { key: 'email', value: user.accountInfo.email },
  ] as const;
  return (
    <Card title={t('contacts.title')}>
      <ul className={styles.list}>
        {rows.map(({ key, value }) => (
          <li key={key} className={styles.entry}>
            <div className={styles.words}>
              <div className={styles.facts}>{t(`field.${key}`)}</div>
              <div>{value ?? '—'}</div>
            </div>
            <Button
              size="small"
              aria-label={t(value === null ? 'contacts.addName' : 'contacts.changeName', { name: t(`field.${key}`) })}
              onClick={() => setOpen(key)}
            >
              {t(value === null ? 'contacts.add' : 'contacts.change')}
            </Button>
          </li>
        ))}
      </ul>
      {open === 'userName' ? <UserNameDialog userName={user.userName} onClose={close} /> : null}
      {open === 'phone' || open === 'email' ? <ContactDialog kind={open} onClose={close} /> : null}
    </Card>
  );
}
