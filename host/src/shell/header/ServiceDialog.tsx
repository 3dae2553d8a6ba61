import { useText } from '@archway/platform';
import { Modal } from '@archway/ui';
import { QRCode } from '@archway/ui/data';
import styles from './service-dialog.module.css';

interface Props {
  /** Where customer service is reached: a link, a phone number or an address. */
  contact: string;
  onClose: () => void;
}

/** How to reach customer service: to be scanned with a phone, and in words for whoever reads this on one. */
export default function ServiceDialog({ contact, onClose }: Props) {
  const t = useText('host');
  const isLink = /^(https:|mailto:|tel:)/.test(contact);
  return (
    <Modal open title={t('service.title')} footer={null} width={360} onCancel={onClose}>
      <div className={styles.service}>
        <QRCode type="svg" value={contact} size={200} />
        <p>{t('service.scan')}</p>
        {isLink ? (
          <a href={contact} target="_blank" rel="noreferrer">
            {contact.replace(/^(mailto:|tel:)/, '')}
          </a>
        ) : (
          <strong>{contact}</strong>
        )}
      </div>
    </Modal>
  );
}
