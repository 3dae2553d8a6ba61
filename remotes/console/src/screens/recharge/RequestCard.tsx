import type { RechargeRequest } from '@archway/contracts';
import { formatListTime, formatNumber, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { RequestActions, type RequestHandlers } from './RequestActions.tsx';
import { RequestState } from './RequestState.tsx';

/** A request on a phone. */
export function RequestCard({ row, ...handlers }: RequestHandlers & { row: RechargeRequest }) {
  const t = useText('console');
  return (
    <PhoneCard
      title={row.practiceName}
      time={formatListTime(row.askedAt)}
      description={[row.practiceCode, row.askedBy, row.remark, row.wishesFreeQuota && t('recharge.wishes')]
        .filter(Boolean)
        .join(' · ')}
      status={<RequestState state={row.state} />}
      note={`${t('recharge.amount')} ${formatNumber(row.amount)}`}
      action={<RequestActions row={row} {...handlers} />}
    />
  );
}
