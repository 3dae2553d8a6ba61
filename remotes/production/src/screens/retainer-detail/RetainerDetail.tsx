import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { ID_PATTERN, type ProcessDetail, endpoints, processStatus } from '@archway/contracts';
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
import { ProcessStar } from '../../processing/ProcessStar.tsx';
import { ProcessStatusTag } from '../../processing/ProcessStatusTag.tsx';
import { editPath, problemText, serviceText } from '../../processing/process-words.ts';
import { useProcessChanges } from '../../processing/refresh-process.ts';
import { deedsFor, useProcessActions } from '../../processing/use-process-actions.tsx';
import { ConfirmResult } from './ConfirmResult.tsx';
import { LinkButton } from './LinkButton.tsx';
import { ProcessFacts } from './ProcessFacts.tsx';
import { ProcessSettings } from './ProcessSettings.tsx';
import { ResultModels } from './ResultModels.tsx';
import { RunProgress } from './RunProgress.tsx';
import styles from './retainer-detail.module.css';

/** One order: how far it is, what was made of its models, and the confirmation. */
export default function RetainerDetail() {
  const t = useText('production');
  const processId = useSearchParams()[0].get('id') ?? '';
  const valid = ID_PATTERN.test(processId);
  const found = useQuery({ ...query(endpoints.process.order, { params: { processId } }), enabled: valid });
  usePageTitle(found.data?.orderNo);
  useProcessChanges();
  if (!valid || (found.error instanceof ApiError && found.error.name === 'recordNotFound'))
    return (
      <Card>
        <EmptyState
          heading
          icon={<SearchX />}
          title={t('process.missing')}
          body={t('process.missingBody')}
          action={<Link to="/retainer">{t('process.toList')}</Link>}
        />
      </Card>
    );
  if (found.error)
    return (
      <Card>
        <ErrorBox title={t('process.detailFailed')} error={found.error} onRetry={() => void found.refetch()} />
      </Card>
    );
  return found.data ? <Order order={found.data} /> : <LoadingSkeleton variant="detail" />;
}

function Order({ order }: { order: ProcessDetail }) {
  const t = useText('production');
  const navigate = useNavigate();
  const actions = useProcessActions((deed) => {
    if (deed === 'remove') void navigate('/retainer');
  });
  const open = order.status === processStatus.unsubmitted;
  const deeds = deedsFor(order).filter((deed) => deed !== 'submit' || order.jaws.length > 0);
  return (
    <>
      <Breadcrumbs
        items={[
          { key: 'list', content: <Link to={lastAddressOf('/retainer')}>{t('process.title')}</Link> },
          { key: 'order', content: order.orderNo },
        ]}
      />
      <div className={styles.page}>
        <Card>
          <PageTitle
            meta={
              <>
                <ProcessStatusTag order={order} />
                <LabelTag>{serviceText(order.serviceType, t)}</LabelTag>
                <ProcessStar order={order} />
              </>
            }
            actions={
              <>
                <LinkButton order={order} />
                {[...deeds].reverse().map((deed) => (
                  <Button
                    key={deed}
                    type={deed === 'submit' ? 'primary' : 'default'}
                    danger={deed === 'remove'}
                    disabled={actions.busy}
                    onClick={() => actions.take(deed, [order])}
                  >
                    {t(deed === 'submit' && order.problem ? 'process.action.again' : `process.action.${deed}`)}
                  </Button>
                ))}
                {open ? (
                  <Button onClick={() => void navigate(editPath(order))}>{t('process.action.edit')}</Button>
                ) : null}
              </>
            }
          >
            {order.name}
          </PageTitle>
          {order.problem ? <NoticeBar tone="error">{problemText(order.problem)}</NoticeBar> : null}
          <ProcessFacts order={order} />
        </Card>
        {order.status === processStatus.processing ? <RunProgress order={order} /> : null}
        {order.actions.includes('confirm') ? <ConfirmResult order={order} /> : null}
        <ResultModels order={order} />
        <ProcessSettings order={order} />
      </div>
      {actions.dialogs}
    </>
  );
}
