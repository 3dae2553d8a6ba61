import type { RechargeRequest } from '@archway/contracts';
import { ListTime, type TextFunction, formatNumber } from '@archway/platform';
import { LabelTag } from '@archway/ui';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { RequestActions, type RequestHandlers } from './RequestActions.tsx';
import { RequestState } from './RequestState.tsx';
import styles from './recharge.module.css';

export const requestColumns = (t: TextFunction, handlers: RequestHandlers): ListColumn<RechargeRequest>[] => [
  {
    key: 'practice',
    title: t('recharge.practice'),
    width: 220,
    minWidth: 160,
    grow: true,
    render: (_, row) => (
      <TwoLines title={row.practiceName} second={[row.practiceCode, row.askedBy].filter(Boolean).join(' · ')}>
        {row.practiceName}
      </TwoLines>
    ),
  },
  {
    key: 'amount',
    title: t('recharge.amount'),
    width: 110,
    align: 'right',
    className: styles.figures ?? '',
    render: (_, { amount }) => formatNumber(amount),
  },
  {
    key: 'remark',
    title: t('recharge.remark'),
    width: 240,
    minWidth: 140,
    grow: true,
    priority: 2,
    render: (_, { remark, wishesFreeQuota, reason, contract }) => (
      <span title={[remark, reason, contract].filter(Boolean).join(' · ') || undefined}>
        {wishesFreeQuota ? <LabelTag>{t('recharge.wishes')}</LabelTag> : null}{' '}
        {[remark, reason, contract].filter(Boolean).join(' · ') || (wishesFreeQuota ? null : '—')}
      </span>
    ),
  },
  {
    key: 'asked',
    title: t('recharge.asked'),
    width: 130,
    priority: 1,
    render: (_, { askedAt }) => <ListTime at={askedAt} />,
  },
  {
    key: 'status',
    title: t('recharge.status'),
    width: 120,
    render: (_, { state }) => <RequestState state={state} />,
  },
  { key: 'actions', fixed: 'right', render: (_, row) => <RequestActions row={row} {...handlers} /> },
];
