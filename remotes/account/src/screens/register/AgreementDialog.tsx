import { currentAgreement } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Modal } from '@archway/ui';
import { AgreementText } from '../../agreement/AgreementText.tsx';

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
      <AgreementText agreement={currentAgreement} />
    </Modal>
  );
}
