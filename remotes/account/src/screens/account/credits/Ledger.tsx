import { type CreditHolder, type LedgerRow, creditUnits, endpoints, ledgerKinds } from '@archway/contracts';
import { formatDay, query, useListFilter, useListPage, usePhone, useText } from '@archway/platform';
import { Card, Coins, EmptyState, ShieldCheck } from '@archway/ui';
import { ListEmpty, ListView } from '@archway/ui/data';
import { LedgerCard } from './LedgerCard.tsx';
import { LedgerDownload } from './LedgerDownload.tsx';
import { LedgerFilters } from './LedgerFilters.tsx';
import { ledgerColumns } from './ledger-columns.tsx';
import { ledgerFilter, toQuery } from './ledger-filter.ts';
import { nameIn } from './ledger-words.ts';
import styles from './credits.module.css';

/** Every movement of the accounts of a holder, newest first, with the balance after it. */
export function Ledger({ holder }: { holder: CreditHolder }) {
  const t = useText('account');
  const phone = usePhone();
  const [filter, change] = useListFilter(ledgerFilter);
  const whose = holder.kind === 'practice' ? { practiceId: holder.id } : { designCenterId: holder.id };
  const asked = { ...whose, ...toQuery(filter) };
  const ledger = useListPage(
    query(endpoints.credits.ledger, { query: { ...asked, pageNum: filter.page, pageSize: filter.size } }),
    filter,
    change,
  );
  return (
    <Card
      title={t('ledger.title')}
      flush
      extra={<LedgerDownload asked={asked} />}
      footer={
        <span className={styles.once}>
          <ShieldCheck aria-hidden /> {t('ledger.once')}
        </span>
      }
    >
      <LedgerFilters filter={filter} onChange={change} total={ledger.total} />
      <ListView<LedgerRow>
        tableKey="account.ledger"
        columns={ledgerColumns(t)}
        list={ledger}
        label={t('ledger.title')}
        failed={t('ledger.failed')}
        rowKey={({ id }) => id}
        card={phone ? (row) => <LedgerCard row={row} /> : undefined}
        empty={
          <ListEmpty
            title={t('ledger.nothingFound')}
            filter={[
              filter.keyword,
              nameIn(ledgerKinds, filter.kind),
              nameIn(creditUnits, filter.unit),
              filter.from && formatDay(filter.from),
              filter.to && formatDay(filter.to),
            ]}
            onClear={ledgerFilter.isNarrowed(filter) ? () => change(ledgerFilter.cleared(filter)) : undefined}
          >
            <EmptyState icon={<Coins />} title={t('ledger.none')} body={t('ledger.noneBody')} />
          </ListEmpty>
        }
      />
    </Card>
  );
}
