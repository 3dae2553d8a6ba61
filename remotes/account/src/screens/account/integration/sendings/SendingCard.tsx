import type { Sending } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import type { ReactNode } from 'react';
import { DeliveryStateTag } from '../DeliveryStateTag.tsx';
import { answerText } from './sending-words.ts';

/** A case that was sent, on a phone. */
export function SendingCard({ sending, action }: { sending: Sending; action: ReactNode }) {
  const t = useText('account');
  const { ptNo, patientName, state, tries, createTime } = sending;
  return (
    <PhoneCard
      title={ptNo}
      time={formatDateTime(createTime)}
      description={patientName ?? t('sendings.patientGone')}
      status={<DeliveryStateTag state={state} />}
      note={`${t('webhooks.tries', { num: tries })} · ${answerText(t, sending)}`}
      action={action}
    />
  );
}
