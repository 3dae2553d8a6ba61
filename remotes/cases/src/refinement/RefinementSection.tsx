import type { CaseDetail } from '@archway/contracts';
import { Card, DescriptionList, EmptyState, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { formatDateTime, useText } from '@archway/platform';
import { ToothChartView } from '../prescription/teeth/ToothChartView.tsx';
import { useToothNames } from '../prescription/teeth/use-tooth-names.ts';
import { fieldTitle, problemItems } from './problem-words.ts';
import { useRefinement } from './use-refinement.ts';

/** What a refinement is for, on the page of its version. */
export function RefinementSection({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const names = useToothNames();
  const read = useRefinement(detail);
  if (read.error && read.data === undefined) {
    return <ErrorBox title={t('refinement.failed')} error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (read.data === undefined) return <LoadingSkeleton variant="form" />;
  if (read.data === null) {
    return (
      <Card title={fieldTitle('reasons')}>
        <EmptyState title={t('refinement.none')} body={t('refinement.noneBody')} />
      </Card>
    );
  }
  const { problem, by, at } = read.data;
  return (
    <Card title={fieldTitle('reasons')} meta={t('refinement.by', { name: by, time: formatDateTime(at) })}>
      {problem.teeth.length > 0 ? (
        <ToothChartView marksOf={(tooth) => (problem.teeth.includes(tooth) ? ['asked'] : [])} name={names.name} />
      ) : null}
      <DescriptionList columns={3} items={problemItems(problem, t, names)} />
    </Card>
  );
}
