import type { AssistRow } from '@archway/contracts';
import { formatListTime, useText } from '@archway/platform';
import { PhoneCard, StatusTag } from '@archway/ui';
import { assistTag, assistTone } from '../../assist/assist-tag.ts';

/** An assist audit on a phone. */
export function AssistCard({ row, onOpen }: { row: AssistRow; onOpen: () => void }) {
  const t = useText('plans');
  return (
    <PhoneCard
      title={row.planName}
      time={formatListTime(row.askedAt)}
      description={[row.ptNo, row.practiceName, row.askedBy].join(' · ')}
      status={<StatusTag tone={assistTone(row)}>{t(assistTag(row))}</StatusTag>}
      note={row.question ?? undefined}
      onOpen={onOpen}
    />
  );
}
