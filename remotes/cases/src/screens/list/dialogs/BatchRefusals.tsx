import type { BatchRow, CaseRow } from '@archway/contracts';
import { useText } from '@archway/platform';
import { BatchRefusals as Refusals } from '@archway/ui/data';

interface Props {
  rows: readonly CaseRow[];
  refusals: readonly BatchRow[];
  onClose: () => void;
}

/** What of a batch was not done, case by case, with the reason. */
export function BatchRefusals({ rows, refusals, onClose }: Props) {
  const t = useText('cases');
  return (
    <Refusals
      title={t('batch.refused', { count: refusals.length })}
      body={t(refusals.length < rows.length ? 'batch.refusedBody' : 'batch.refusedAll')}
      refusals={refusals}
      nameOf={(id) => {
        const row = rows.find(({ caseId }) => caseId === id);
        return (
          <>
            <strong>{row?.patientName}</strong> {row?.ptNo}
          </>
        );
      }}
      onClose={onClose}
    />
  );
}
