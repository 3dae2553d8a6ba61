import { useState } from 'react';
import { copyText, notify, useText } from '@archway/platform';
import { Button, Copy, Modal, Terminal } from '@archway/ui';
import styles from './deploy-help.module.css';

/** Builds come from the team's own machine or pipeline, where their bytes are; this says how. */
export function DeployHelp() {
  const t = useText('console');
  const [isOpen, setOpen] = useState(false);
  const command = `npm run archway -- deploy ${t('deploy.name')} --build --url ${window.location.origin}`;
  const copy = async (): Promise<void> => {
    if (await copyText(command)) notify.success(t('deploy.copied'));
    else notify.error(t('deploy.copyFailed'));
  };
  return (
    <>
      <Button icon={<Terminal aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('deploy.open')}
      </Button>
      <Modal open={isOpen} title={t('deploy.title')} footer={null} onCancel={() => setOpen(false)}>
        <p>{t('deploy.where')}</p>
        <div className={styles.command}>
          <code>{command}</code>
          <Button
            type="text"
            aria-label={t('deploy.copy')}
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copy()}
          />
        </div>
        <p>{t('deploy.after')}</p>
      </Modal>
    </>
  );
}
