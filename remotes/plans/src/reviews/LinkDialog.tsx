import { ORTHO_PATH } from '@archway/contracts';
import { copyText, notify, useText } from '@archway/platform';
import { Button, LinkIcon, Modal } from '@archway/ui';
import { Input } from '@archway/ui/data';
import styles from './reviews.module.css';

interface Props {
  token: string;
  /** Of the reviewer. */
  name: string;
  onClose: () => void;
}

/** The link that was made: shown this once, since nobody keeps it. */
export function LinkDialog({ token, name, onClose }: Props) {
  const t = useText('plans');
  const link = `${window.location.origin}${ORTHO_PATH}#${token}`;
  const copy = async (): Promise<void> => {
    if (await copyText(link)) notify.success(t('review.copied'));
    else notify.error(t('review.copyFailed'), { detail: link });
  };
  return (
    <Modal
      open
      title={t('review.made', { name })}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('difference.close')}
        </Button>
      }
    >
      <p>{t('review.madeBody', { name })}</p>
      <div className={styles.link}>
        <Input readOnly value={link} aria-label={t('review.link')} />
        <Button icon={<LinkIcon aria-hidden />} onClick={() => void copy()}>
          {t('review.copy')}
        </Button>
      </div>
    </Modal>
  );
}
