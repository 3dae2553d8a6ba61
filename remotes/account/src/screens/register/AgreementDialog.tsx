import { useText } from '@archway/platform';
import { Button, Modal } from '@archway/ui';
import styles from './register.module.css';

const sections = ['service', 'account', 'patients', 'duties', 'credits', 'privacy'] as const;

/** The agreement that whoever registers accepts. */
export function AgreementDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('account');
  return (
    <Modal
      open={open}
      title={t('agreement.title')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('agreement.close')}</Button>}
    >
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li key={section}>
            <strong>{t(`agreement.section.${section}.title`)}</strong>
            <p>{t(`agreement.section.${section}.body`)}</p>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
