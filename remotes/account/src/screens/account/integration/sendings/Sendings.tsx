import { type Sending, endpoints } from '@archway/contracts';
import { call, invalidate, query, useListPage, usePhone, useText } from '@archway/platform';
import { Card, EmptyState, Send } from '@archway/ui';
import { ListView } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../integration.module.css';
import { whileWaiting } from '../while-waiting.ts';
import { ResendCase } from './ResendCase.tsx';
import { SendingCard } from './SendingCard.tsx';
import { ServiceTrial } from './ServiceTrial.tsx';
import { sendingColumns } from './sending-columns.tsx';

/** Which confirmed cases the external service of the reader was sent, and what it answered. */
export function Sendings() {
  const t = useText('account');
  const phone = usePhone();
  const { data: service } = useQuery(query(endpoints.integration.config));
  const [shown, setShown] = useState({ page: 1, size: 10 });
  const asked = query(endpoints.sendings.page, { query: { pageNum: shown.page, pageSize: shown.size } });
  const list = useListPage({ ...asked, refetchInterval: whileWaiting }, shown, (change) =>
    // Another size begins on the first page.
    setShown((known) => ({ ...known, ...('page' in change ? {} : { page: 1 }), ...change })),
  );
  const resend = async ({ sendingId }: Sending): Promise<void> => {
    await call(endpoints.sendings.resend, { params: { sendingId } });
    await invalidate(endpoints.sendings.page);
  };
  const actions = (row: Sending) =>
    service && row.state !== 'waiting' ? <ResendCase sending={row} onResend={() => resend(row)} /> : null;
  return (
    <Card title={t('sendings.title')} count={list.total === 0 ? undefined : list.total} flush>
      <div className={styles.head}>
        <p className={styles.told}>{t('sendings.intro')}</p>
        {service ? <ServiceTrial /> : null}
      </div>
      <ListView<Sending>
        tableKey="account.sendings"
        label={t('sendings.title')}
        failed={t('sendings.failed')}
        columns={sendingColumns(t, actions)}
        list={list}
        rowKey={({ sendingId }) => sendingId}
        card={phone ? (row) => <SendingCard sending={row} action={actions(row)} /> : undefined}
        empty={
          <EmptyState
            icon={<Send />}
            title={t('sendings.none')}
            body={t(service ? 'sendings.noneBody' : 'sendings.noService')}
          />
        }
      />
    </Card>
  );
}
