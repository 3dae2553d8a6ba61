import { type PrintStatus, printStatuses, toneOf } from '@archway/contracts';
import { useDictionary } from '@archway/platform';
import { StatusTag } from '@archway/ui';

/** Where a print batch stands. */
export function PrintStatusTag({ status }: { status: PrintStatus }) {
  const { nameOf } = useDictionary('print_status');
  return <StatusTag tone={toneOf(printStatuses, status)}>{nameOf(status)}</StatusTag>;
}
