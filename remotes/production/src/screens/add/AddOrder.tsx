import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type CaseRef, type OrderOffer, endpoints } from '@archway/contracts';
import { ApiError, errorText, query, usePageTitle, useText } from '@archway/platform';
import {
  Breadcrumbs,
  Card,
  EmptyState,
  ErrorBox,
  LoadingSkeleton,
  PageTitle,
  SearchX,
  TriangleAlert,
} from '@archway/ui';
import { useOrderChanges } from '../../orders/refresh-orders.ts';
import { OrderForm } from './OrderForm.tsx';

const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

/** Something is ordered of the plan that the doctor confirmed. */
export default function AddOrder() {
  const t = useText('production');
  const [search] = useSearchParams();
  const [caseId, versionText] = [search.get('case') ?? '', search.get('version') ?? ''];
  const valid = isId(caseId) && isId(versionText);
  const at = { caseId, version: Number(versionText) };
  const offer = useQuery({ ...query(endpoints.production.offer, { query: at }), enabled: valid });
  usePageTitle(t('add.title'));
  useOrderChanges();
  if (!valid || (offer.error instanceof ApiError && offer.error.name === 'recordNotFound'))
    return (
      <Card>
        <EmptyState
          heading
          icon={<SearchX />}
          title={t('add.missing')}
          body={t('add.missingBody')}
          action={<Link to="/order-parent">{t('detail.toList')}</Link>}
        />
      </Card>
    );
  if (offer.error) return <ErrorBox title={t('add.failed')} error={offer.error} onRetry={() => void offer.refetch()} />;
  if (!offer.data) return <LoadingSkeleton variant="form" rows={8} />;
  return (
    <>
      <Breadcrumbs
        items={[
          {
            key: 'case',
            content: (
              <Link to={`/patient-detail/${caseId}/${at.version}`}>
                {offer.data.patientName} · {offer.data.ptNo}
              </Link>
            ),
          },
          { key: 'add', content: t('add.title') },
        ]}
      />
      <PageTitle>{t('add.title')}</PageTitle>
      {offer.data.plan ? (
        <OrderForm at={at} plan={offer.data.plan} orders={offer.data.orders} />
      ) : (
        <Refused at={at} refusal={offer.data.refusal ?? 'noConfirmedPlan'} />
      )}
    </>
  );
}

/** Why nothing can be ordered, and what to do about it. */
function Refused({ at, refusal }: { at: CaseRef; refusal: NonNullable<OrderOffer['refusal']> }) {
  const t = useText('production');
  const name = t('add.planOfCase');
  return (
    <Card>
      <EmptyState
        heading
        icon={<TriangleAlert />}
        title={errorText(refusal, undefined, { name })}
        body={t(`add.refused.${refusal}`)}
        action={<Link to={`/patient-detail/${at.caseId}/${at.version}`}>{t('add.toCase')}</Link>}
      />
    </Card>
  );
}
