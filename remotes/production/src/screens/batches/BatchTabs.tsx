import type { Answer, PrintStatus, batchEndpoints } from '@archway/contracts';
import { printStatuses } from '@archway/contracts';
import { useDictionary, useText } from '@archway/platform';
import { TabBar } from '@archway/ui';

interface Props {
  status: PrintStatus | undefined;
  /** Absent until they are known. */
  counts: Answer<typeof batchEndpoints.counts> | undefined;
  onChange: (status: PrintStatus | undefined) => void;
}

/** All batches, and those of each status, with their numbers. */
export function BatchTabs({ status, counts, onChange }: Props) {
  const t = useText('production');
  const { nameOf } = useDictionary('print_status');
  const countOf = (wanted: PrintStatus): number | undefined =>
    counts && (counts.find((each) => each.status === wanted)?.count ?? 0);
  return (
    <TabBar
      label={t('print.tabs')}
      active={status === undefined ? 'all' : String(status)}
      items={[
        { key: 'all', label: t('print.all'), count: counts?.reduce((sum, { count }) => sum + count, 0) },
        ...printStatuses.map(({ value, key }) => ({
          key: String(value),
          label: nameOf(value),
          count: countOf(value),
          turn: key === 'ready',
        })),
      ]}
      onChange={(key) => onChange(printStatuses.find(({ value }) => String(value) === key)?.value)}
    />
  );
}
