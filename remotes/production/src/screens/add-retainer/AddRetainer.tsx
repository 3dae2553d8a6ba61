import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { ID_PATTERN, endpoints, processStatus } from '@archway/contracts';
import { query, lastAddressOf, usePageTitle, useText } from '@archway/platform';
import { Breadcrumbs, Card, EmptyState, ErrorBox, LoadingSkeleton, PageTitle, SearchX } from '@archway/ui';
import { processPath } from '../../processing/process-words.ts';
import { ProcessOrderForm } from './ProcessOrderForm.tsx';

/** A new order of model processing or of an automatic retainer, or one that is not submitted yet. */
export default function AddRetainer() {
  const t = useText('production');
  const processId = useSearchParams()[0].get('id');
  const valid = processId !== null && ID_PATTERN.test(processId);
  const found = useQuery({
    ...query(endpoints.process.order, { params: { processId: processId ?? '' } }),
    enabled: valid,
    // What is being written does not change under the writer.
    staleTime: Infinity,
  });
  const title = t(processId === null ? 'process.create' : 'process.edit');
  usePageTitle(title);
  if (processId !== null && (!valid || found.error))
    return (
      <Card>
        <ErrorBox title={t('process.detailFailed')} error={found.error} onRetry={() => void found.refetch()} />
      </Card>
    );
  if (processId !== null && !found.data) return <LoadingSkeleton variant="form" rows={8} />;
  if (found.data && found.data.status !== processStatus.unsubmitted)
    return (
      <Card>
        <EmptyState
          heading
          icon={<SearchX />}
          title={t('process.notEditable')}
          body={t('process.notEditableBody')}
          action={<Link to={processPath(found.data)}>{t('process.toOrder')}</Link>}
        />
      </Card>
    );
  return (
    <>
      <Breadcrumbs
        items={[
          { key: 'list', content: <Link to={lastAddressOf('/retainer')}>{t('process.title')}</Link> },
          ...(found.data
            ? [{ key: 'order', content: <Link to={processPath(found.data)}>{found.data.orderNo}</Link> }]
            : []),
          { key: 'edit', content: title },
        ]}
      />
      <PageTitle>{title}</PageTitle>
      <ProcessOrderForm {...(found.data && { order: found.data })} />
    </>
  );
}
