import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type BatchDetail as Detail, ID_PATTERN, endpoints } from '@archway/contracts';
import { ApiError, lastAddressOf, query, usePageTitle, useText } from '@archway/platform';
import {
  Breadcrumbs,
  Button,
  Card,
  EmptyState,
  ErrorBox,
  LabelTag,
  LoadingSkeleton,
  NoticeBar,
  PageTitle,
  SearchX,
} from '@archway/ui';
import { PrintStatusTag } from '../../making/PrintStatusTag.tsx';
import { useBatchChanges } from '../../making/refresh-batches.ts';
import { type Asked, offeredFor, useBatchActions } from '../../making/use-batch-actions.tsx';
import { BatchFacts } from './BatchFacts.tsx';
import { BatchParts } from './BatchParts.tsx';
import { FailedParts } from './FailedParts.tsx';
import { PlateCard } from './PlateCard.tsx';
import { PrintFileButtons } from './PrintFileButtons.tsx';
import styles from './batch.module.css';

/** One print batch: on which plate what lies, what came of it, and the file for the printer. */
export default function BatchDetail() {
  const t = useText('production');
  const batchId = useSearchParams()[0].get('id') ?? '';
  const valid = ID_PATTERN.test(batchId);
  const found = useQuery({ ...query(endpoints.batches.batch, { params: { batchId } }), enabled: valid });
  usePageTitle(found.data?.code);
  useBatchChanges();
  if (!valid || (found.error instanceof ApiError && found.error.name === 'recordNotFound'))
    return (
      <Card>
        <EmptyState
          heading
          icon={<SearchX />}
          title={t('print.missing')}
          body={t('print.missingBody')}
          action={<Link to="/print-batch">{t('print.toList')}</Link>}
        />
      </Card>
    );
  if (found.error)
    return (
      <Card>
        <ErrorBox title={t('print.detailFailed')} error={found.error} onRetry={() => void found.refetch()} />
      </Card>
    );
  return found.data ? <Batch batch={found.data} /> : <LoadingSkeleton variant="detail" />;
}

/** The step that leads on stands out. */
const primary: readonly Asked[] = ['start', 'finish'];

function Batch({ batch }: { batch: Detail }) {
  const t = useText('production');
  const navigate = useNavigate();
  const actions = useBatchActions((action) => {
    if (action === 'remove') void navigate('/print-batch');
  });
  const offered = offeredFor(batch);
  const order: readonly Asked[] = ['remove', 'fail', 'start', 'finish'];
  return (
    <>
      <Breadcrumbs
        items={[
          { key: 'list', content: <Link to={lastAddressOf('/print-batch')}>{t('print.title')}</Link> },
          { key: 'batch', content: batch.code },
        ]}
      />
      <div className={styles.page}>
        <Card>
          <PageTitle
            meta={
              <>
                <PrintStatusTag status={batch.status} />
                <LabelTag>{t(`print.kind.${batch.kind}`)}</LabelTag>
                {batch.material ? <LabelTag>{t(`device.material.${batch.material}`)}</LabelTag> : null}
              </>
            }
            actions={
              <>
                <PrintFileButtons batch={batch} />
                {order
                  .filter((action) => offered.includes(action))
                  .map((action) => (
                    <Button
                      key={action}
                      type={primary.includes(action) ? 'primary' : 'default'}
                      danger={!primary.includes(action)}
                      disabled={actions.busy}
                      onClick={() => actions.take(action, [batch])}
                    >
                      {t(`print.action.${action}`)}
                    </Button>
                  ))}
              </>
            }
          >
            {batch.code}
          </PageTitle>
          {batch.reason ? (
            <NoticeBar tone="error">{t('print.failedBecause', { reason: batch.reason })}</NoticeBar>
          ) : null}
          <BatchFacts batch={batch} />
        </Card>
        <div className={styles.columns}>
          <PlateCard batch={batch} />
          <div className={styles.side}>
            <BatchParts batch={batch} />
            <FailedParts batch={batch} />
          </div>
        </div>
      </div>
      {actions.dialogs}
    </>
  );
}
