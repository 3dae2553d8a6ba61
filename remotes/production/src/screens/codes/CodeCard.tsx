import type { KeptCode } from '@archway/contracts';
import { formatListTime, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { pieceText } from './piece-words.ts';

/** A code on a phone: which appliance of whom it names, who made it, and the parcel in which it went. */
export function CodeCard({ row, onOpen }: { row: KeptCode; onOpen: () => void }) {
  const t = useText('production');
  const { patientName, ptNo, times, issuedBy, trackingNo } = row;
  return (
    <PhoneCard
      title={row.code}
      time={formatListTime(row.issuedAt)}
      description={[patientName, ptNo, pieceText(row, t)].join(' · ')}
      note={[t('codes.times', { count: times, name: issuedBy }), ...(trackingNo ? [trackingNo] : [])].join(' · ')}
      onOpen={onOpen}
    />
  );
}
