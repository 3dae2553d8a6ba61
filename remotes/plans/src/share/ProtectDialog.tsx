import { useState } from 'react';
import { type Share, endpoints, shareProtectionRules } from '@archway/contracts';
import { call, formatListTime, notify, useForm, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { refreshShares } from './refresh-shares.ts';
import styles from './share.module.css';

interface Props {
  share: Pick<Share, 'shareId' | 'protection' | 'sharedAt'>;
  onClose: () => void;
}

/** Sets, changes or takes off the password of a link. */
export function ProtectDialog({ share: { shareId, protection, sharedAt }, onClose }: Props) {
  const t = useText('plans');
  const [removing, setRemoving] = useState(false);
  const isLocked = protection === 'password';
  const protect = async (password: string | null, quiet: boolean): Promise<void> => {
    await call(endpoints.shares.protect, { params: { shareId }, body: { password } }, { quiet });
    notify.success(t(password === null ? 'share.protect.removed' : 'share.protect.done'));
    onClose();
    await refreshShares();
  };
  const form = useForm({
    id: 'share-password',
    rules: shareProtectionRules,
    initial: { password: '' },
    label: () => t('share.field.newPassword'),
    guard: false,
    send: ({ password }) => protect(password, true),
  });
  const remove = async (): Promise<void> => {
    setRemoving(true);
    // A refusal was told already.
    await protect(null, false).catch(() => setRemoving(false));
  };
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('share.protect.title', { time: formatListTime(sharedAt, { inSentence: true }) })}
      okText={t(isLocked ? 'share.protect.change' : 'share.protect.set')}
      onCancel={onClose}
    >
      <p className={styles.hint}>{t(isLocked ? 'share.protect.locked' : 'share.protect.free')}</p>
      <FormField {...form.field('password')} hint={t('share.protect.hint')}>
        {(control) => <Input {...control} {...form.text('password')} autoComplete="off" autoFocus />}
      </FormField>
      {isLocked ? (
        <p>
          <Button danger loading={removing} onClick={() => void remove()}>
            {t('share.protect.remove')}
          </Button>
        </p>
      ) : null}
    </FormDialog>
  );
}
