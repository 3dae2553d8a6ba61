import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { ID_PATTERN, type OrderDetail, type OrderPackage, endpoints, trackingPage } from '@archway/contracts';
import { ApiError, formatDateTime, query, usePageTitle, useText } from '@archway/platform';
import {
  Breadcrumbs,
  Button,
  Card,
  EmptyState,
  ErrorBox,
  ExternalLink,
  LoadingSkeleton,
  PageTitle,
  Printer,
  SearchX,
} from '@archway/ui';
import { orderPath } from '../../orders/order-words.ts';
import { contentText, shortCode } from '../detail/sub-orders/sub-order-words.ts';
import { printPages } from '../labels/print/print-pages.ts';
import styles from './parcel.module.css';

/** In mm, as label printers of couriers have it: the style sheet draws it so. */
const SIZE = { width: 100, height: 150 } as const;

/** The label of a package at its true size, to be printed. */
export default function ParcelLabel() {
  const t = useText('production');
  const [search] = useSearchParams();
  const [orderId, packageId] = [search.get('order') ?? '', search.get('package') ?? ''];
  const valid = ID_PATTERN.test(orderId);
  const found = useQuery({ ...query(endpoints.production.order, { params: { orderId } }), enabled: valid });
  usePageTitle(t('parcel.title'));
  const parcel = found.data?.packages.find((each) => each.packageId === packageId);
  const missing = found.error instanceof ApiError && found.error.name === 'recordNotFound';
  if (!valid || missing || (found.data && !parcel))
    return (
      <Card>
        <EmptyState
          heading
          icon={<SearchX />}
          title={t('parcel.missing')}
          body={t('parcel.missingBody')}
          action={<Link to="/order-parent">{t('detail.toList')}</Link>}
        />
      </Card>
    );
  if (found.error)
    return <ErrorBox title={t('parcel.failed')} error={found.error} onRetry={() => void found.refetch()} />;
  return found.data && parcel ? (
    <Parcel order={found.data} parcel={parcel} />
  ) : (
    <LoadingSkeleton variant="card" rows={6} />
  );
}

function Parcel({ order, parcel }: { order: OrderDetail; parcel: OrderPackage }) {
  const t = useText('production');
  const sheet = useRef<HTMLDivElement>(null);
  const tracking = trackingPage(parcel.courier, parcel.trackingNo);
  const contained = order.subOrders.filter(({ packageId }) => packageId === parcel.packageId);
  const { address } = order;
  return (
    <>
      <Breadcrumbs
        items={[
          { key: 'order', content: <Link to={orderPath(order)}>{order.orderNo}</Link> },
          { key: 'parcel', content: t('parcel.title') },
        ]}
      />
      <PageTitle
        description={t('parcel.size')}
        actions={
          <>
            {tracking ? (
              <Button
                icon={<ExternalLink aria-hidden="true" />}
                href={tracking}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('parcel.track')}
              </Button>
            ) : null}
            <Button
              type="primary"
              icon={<Printer aria-hidden="true" />}
              onClick={() => sheet.current && printPages([sheet.current], SIZE, parcel.trackingNo)}
            >
              {t('parcel.print')}
            </Button>
          </>
        }
      >
        {t('parcel.title')}
      </PageTitle>
      <div className={styles.desk}>
        <div ref={sheet} className={styles.label}>
          <header>
            <strong>{parcel.courier}</strong>
            <b>{parcel.trackingNo}</b>
          </header>
          <section>
            <small>{t('parcel.to')}</small>
            {address ? (
              <>
                <strong>
                  {address.recipient} {address.phone}
                </strong>
                <p>
                  {[address.province, address.city, address.area].filter(Boolean).join(' ')} {address.address}{' '}
                  {address.houseNumber}
                </p>
              </>
            ) : (
              <p>{t('parcel.noAddress')}</p>
            )}
          </section>
          <section>
            <small>{t('parcel.content')}</small>
            <strong>{order.orderNo}</strong>
            <ul>
              {contained.map((subOrder) => (
                <li key={subOrder.subOrderId}>
                  {shortCode(subOrder)} · {contentText(subOrder, t)} · {t('add.pieces', { count: subOrder.pieces })}
                </li>
              ))}
            </ul>
          </section>
          <footer>
            <span>{order.ptNo}</span>
            <span>{formatDateTime(parcel.sentTime)}</span>
          </footer>
        </div>
      </div>
    </>
  );
}
