import type { Sending } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { useState } from 'react';

interface Props {
  sending: Sending;
  onResend: () => Promise<void>;
}

/** Sends a case again that has arrived, or was given up. */
export function ResendCase({ sending, onResend }: Props) {
  const t = useText('account');
  const [busy, setBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      await onResend();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      type="link"
      size="small"
      loading={busy}
      aria-label={t('sendings.resendCase', { number: sending.ptNo })}
      onClick={() => void resend()}
    >
      {t('sendings.resend')}
    </Button>
  );
}
