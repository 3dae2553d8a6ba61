import { useState } from 'react';
import { type RechargeRequest, endpoints } from '@archway/contracts';
import { query, useListFilter, useListPage, usePhone, useText } from '@archway/platform';
import { Card, CheckCheck, EmptyState } from '@archway/ui';
import { ListView, Segmented } from '@archway/ui/data';
import { BookDialog } from './BookDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { RequestCard } from './RequestCard.tsx';
import { type RechargeFilter, rechargeFilter, requestViews } from './recharge-filter.ts';
import { requestColumns } from './request-columns.tsx';

const SIZE = 20;

/** Requests of practices, the longest waiting first. */
export function Requests() {
  const t = useText('console');
  const phone = usePhone();
  const [{ requests: view }, change] = useListFilter(rechargeFilter);
  const [page, setPage] = useState(1);
  const [booking, setBooking] = useState<RechargeRequest>();
  const [declining, setDeclining] = useState<RechargeRequest>();
  const shown = { page, size: SIZE };
  const list = useListPage(
    query(endpoints.credits.allRequests, {
      query: { pageNum: page, pageSize: SIZE, ...(view === 'asked' && { state: 'asked' as const }) },
    }),
    shown,
    ({ page: next }) => setPage(next ?? 1),
  );
  const onBook = setBooking;
  const onDecline = setDeclining;
  return (
    <Card
      title={t('recharge.requests')}
      count={view === 'asked' ? list.total : undefined}
      flush
      extra={
        <Segmented<RechargeFilter['requests']>
          value={view}
          options={requestViews.map((value) => ({ value, label: t(`recharge.state.${value}`) }))}
          onChange={(next) => {
            setPage(1);
            change({ requests: next });
          }}
        />
      }
    >
      <ListView<RechargeRequest>
        tableKey="console.recharge"
        columns={requestColumns(t, { onBook, onDecline })}
        list={list}
        label={t('recharge.requests')}
        failed={t('recharge.requestsFailed')}
        rowKey={({ requestId }) => requestId}
        card={phone ? (row) => <RequestCard row={row} onBook={onBook} onDecline={onDecline} /> : undefined}
        empty={
          view === 'asked' ? (
            <EmptyState icon={<CheckCheck />} title={t('recharge.none')} body={t('recharge.noneBody')} />
          ) : (
            <EmptyState icon={<CheckCheck />} title={t('recharge.noneEver')} body={t('recharge.noneBody')} />
          )
        }
      />
      {booking ? <BookDialog request={booking} onClose={() => setBooking(undefined)} /> : null}
      {declining ? <DeclineDialog request={declining} onClose={() => setDeclining(undefined)} /> : null}
    </Card>
  );
}
