import { ORTHO_PATH } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Modal } from '@archway/ui';
import { LinkField } from '../links/LinkField.tsx';

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
      <LinkField address={link} />
    </Modal>
  );
}
