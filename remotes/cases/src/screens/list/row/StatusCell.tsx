import type { CaseRow } from '@archway/contracts';
import { TwoLines } from '@archway/ui/list';
import { useText } from '@archway/platform';
import { CaseStatus } from '../../../case/CaseStatus.tsx';
import { statusNote } from '../../../case/status-note.ts';

/** Status, and why or since when below it. */
export function StatusCell({ row }: { row: CaseRow }) {
  const t = useText('cases');
  const note = statusNote(row, t);
  return (
    <TwoLines second={note} secondTitle={note}>
      <CaseStatus of={row} />
    </TwoLines>
  );
}
