import { useState } from 'react';
import { Modal } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { useText } from '@archway/platform';

const LIMIT = 500;

interface Props {
  open: boolean;
  title: string;
  okText: string;
  onOk: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason of an action that needs one. */
export function ReasonDialog({ open, title, okText, onOk, onCancel }: Props) {
  const t = useText('cases');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const given = reason.trim();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await onOk(given);
    setBusy(false);
  };
  return (
    <Modal
      open={open}
      title={title}
      okText={okText}
      cancelText={t('fail.cancel')}
      okButtonProps={{ danger: true, disabled: given === '', loading: busy }}
      onOk={() => void confirm()}
      onCancel={onCancel}
      destroyOnHidden
      afterClose={() => setReason('')}
    >
      <Input.TextArea
        autoFocus
        aria-label={t('fail.reason')}
        placeholder={t('fail.placeholder')}
        autoSize={{ minRows: 4, maxRows: 8 }}
        maxLength={LIMIT}
        showCount
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  );
}
