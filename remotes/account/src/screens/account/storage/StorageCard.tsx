import { type CaseStorage, storedKinds } from '@archway/contracts';
import { formatBytes, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { CaseLink } from './storage-columns.tsx';

/** What a case takes up, on a phone. */
export function StorageCard({ row }: { row: CaseStorage }) {
  const t = useText('account');
  const kinds = storedKinds.filter((kind) => row.bytes[kind] > 0);
  return (
    <PhoneCard
      title={<CaseLink row={row} />}
      time={formatBytes(row.total)}
      description={row.patientName}
      note={kinds.map((kind) => `${t(`storage.kind.${kind}`)} ${formatBytes(row.bytes[kind])}`).join(' · ')}
    />
  );
}
