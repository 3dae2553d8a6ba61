import { copyText, notify, useText } from '@archway/platform';
import { Button, Copy, Modal } from '@archway/ui';
import styles from './integration.module.css';

interface Props {
  title: string;
  body: string;
  secret: string;
  onClose: () => void;
}

/** A secret that is shown this once, to be copied. */
export function SecretShown({ title, body, secret, onClose }: Props) {
  const t = useText('account');
  const copy = async (): Promise<void> => {
    if (await copyText(secret)) notify.success(t('secret.copied'));
    else notify.error(t('secret.copyFailed'));
  };
  return (
    <Modal
      open
      title={title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('secret.kept')}
        </Button>
      }
    >
      <p className={styles.told}>{body}</p>
      <div className={styles.secret}>
        <code>{secret}</code>
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('secret.copy')}
        </Button>
      </div>
    </Modal>
  );
}
