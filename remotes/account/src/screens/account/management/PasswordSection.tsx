import { useState } from 'react';
import { useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { PasswordDialog } from './PasswordDialog.tsx';
import styles from './management.module.css';

/** The password, and the way to another one. */
export function PasswordSection() {
  const t = useText('account');
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('security.password.title')}>
      <div className={styles.line}>
        <p className={styles.hint}>{t('security.password.hint')}</p>
        <Button onClick={() => setOpen(true)}>{t('security.password.change')}</Button>
      </div>
      {open ? <PasswordDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
