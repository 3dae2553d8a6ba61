import { useQuery } from '@tanstack/react-query';
import { type PageTimes, type TimeSpan, endpoints, timeSpans } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Card, EmptyState, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { Segmented } from '@archway/ui/data';
import { RouteTimes } from './RouteTimes.tsx';
import { TimesChart } from './TimesChart.tsx';
import { VitalFigures } from './VitalFigures.tsx';
import styles from './times.module.css';

interface Props {
  span: TimeSpan;
  onSpan: (span: TimeSpan) => void;
}

/** How long pages took until they were ready: over time, by route, and by the web vitals. */
export function PageTimesCard({ span, onSpan }: Props) {
  const t = useText('console');
  const times = useQuery(query(endpoints.system.pageTimes, { query: { span } }));
  return (
    <Card
      title={t('times.title')}
      extra={
        <Segmented<TimeSpan>
          aria-label={t('times.span')}
          value={span}
          options={timeSpans.map((value) => ({ value, label: t(`times.spans.${value}`) }))}
          onChange={onSpan}
        />
      }
    >
      {times.error ? (
        <ErrorBox title={t('times.failed')} error={times.error} onRetry={() => void times.refetch()} />
      ) : times.data ? (
        <Times times={times.data} span={span} />
      ) : (
        <LoadingSkeleton variant="card" rows={4} />
      )}
    </Card>
  );
}

function Times({ times, span }: { times: PageTimes; span: TimeSpan }) {
  const t = useText('console');
  if (times.steps.length === 0) return <EmptyState title={t('times.none')} body={t('times.noneHint')} />;
  return (
    <>
      <div className={styles.columns}>
        <TimesChart steps={times.steps} span={span} />
        <RouteTimes routes={times.routes} />
      </div>
      <VitalFigures vitals={times.vitals} />
    </>
  );
}
