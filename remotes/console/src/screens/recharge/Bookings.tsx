import { type Answer, creditUnits, endpoints, ledgerKinds, rowOf } from '@archway/contracts';
import {
  ListTime,
  type TextFunction,
  bilingual,
  formatNumber,
  query,
  useListFilter,
  useListPage,
  usePhone,
  useText,
} from '@archway/platform';
import { Card, EmptyState, FilterBar, History, PhoneCard } from '@archway/ui';
import { KeywordField, type ListColumn, ListEmpty, ListView, TwoLines } from '@archway/ui/data';
import { rechargeFilter } from './recharge-filter.ts';
import styles from './recharge.module.css';

type Booking = Answer<typeof endpoints.credits.history>['rows'][number];

const amountOf = ({ amount, unit }: Booking): string => {
  const known = rowOf(creditUnits, unit);
  return `${amount > 0 ? '+' : ''}${formatNumber(amount)} ${known ? bilingual(known) : unit}`;
};

const kindOf = ({ kind }: Booking): string => {
  const known = rowOf(ledgerKinds, kind);
  return known ? bilingual(known) : kind;
};

const wordsOf = ({ contract, note }: Booking): string => [contract, note].filter(Boolean).join(' · ');

const columnsOf = (t: TextFunction): ListColumn<Booking>[] => [
  { key: 'time', title: t('recharge.time'), width: 130, render: (_, { time }) => <ListTime at={time} /> },
  {
    key: 'for',
    title: t('recharge.for'),
    width: 240,
    minWidth: 160,
    grow: true,
    render: (_, { holder }) => (
      <TwoLines title={holder.name} second={holder.code}>
        {holder.name}
      </TwoLines>
    ),
  },
  {
    key: 'change',
    title: t('recharge.change'),
    width: 220,
    minWidth: 150,
    grow: true,
    render: (_, row) => (
      <TwoLines title={wordsOf(row)} second={wordsOf(row)}>
        {kindOf(row)}
      </TwoLines>
    ),
  },
  {
    key: 'amount',
    title: t('recharge.quantity'),
    width: 160,
    align: 'right',
    className: styles.figures ?? '',
    render: (_, row) => amountOf(row),
  },
  {
    key: 'by',
    title: t('recharge.by'),
    width: 200,
    priority: 2,
    render: (_, { operatorName }) => operatorName ?? '—',
  },
  {
    key: 'record',
    title: t('recharge.record'),
    width: 110,
    priority: 1,
    align: 'right',
    render: (_, { recordCode }) => recordCode,
  },
];

/** What administrators have booked, newest first. */
export function Bookings() {
  const t = useText('console');
  const phone = usePhone();
  const [filter, change] = useListFilter(rechargeFilter);
  const { keyword, page, size } = filter;
  const list = useListPage(
    query(endpoints.credits.history, { query: { pageNum: page, pageSize: size, ...(keyword && { keyword }) } }),
    filter,
    change,
  );
  const onClear = keyword ? () => change({ keyword: '' }) : undefined;
  return (
    <Card title={t('recharge.history')} flush>
      <FilterBar onClear={onClear}>
        <KeywordField value={keyword} label={t('recharge.keyword')} onChange={(next) => change({ keyword: next })} />
      </FilterBar>
      <ListView<Booking>
        tableKey="console.bookings"
        columns={columnsOf(t)}
        list={list}
        label={t('recharge.history')}
        failed={t('recharge.historyFailed')}
        rowKey={({ id }) => id}
        card={
          phone
            ? (row) => (
                <PhoneCard
                  title={row.holder.name}
                  time={<ListTime at={row.time} />}
                  description={[row.holder.code, kindOf(row), wordsOf(row)].filter(Boolean).join(' · ')}
                  status={<strong className={styles.figures}>{amountOf(row)}</strong>}
                  note={row.operatorName ?? '—'}
                  action={row.recordCode}
                />
              )
            : undefined
        }
        empty={
          <ListEmpty title={t('recharge.historyFound')} onClear={onClear} filter={[keyword]}>
            <EmptyState icon={<History />} title={t('recharge.historyNone')} />
          </ListEmpty>
        }
      />
    </Card>
  );
}
