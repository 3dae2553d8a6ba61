import { useState } from 'react';
import { endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Button, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { Balances } from './Balances.tsx';
import { Ledger } from './Ledger.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { RechargeDialog } from './RechargeDialog.tsx';
import { WaitingRequest } from './WaitingRequest.tsx';

/** What a practice or a design center has left, and how it came about; the reader's own unless one is chosen. */
export function Credits({ practiceId }: { user?: unknown; practiceId?: string }) {
  const t = useText('account');
  const [asking, setAsking] = useState(false);
  const whose = practiceId === undefined ? {} : { practiceId };
  const { data, isError, error, refetch } = useQuery(query(endpoints.credits.balances, { query: whose }));
  if (isError) return <ErrorBox title={t('balances.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSkeleton variant="card" rows={6} />;
  const { holder, balances, prices, mayRecharge, waiting } = data;
  return (
    <>
      <NothingLeft holder={holder} balances={balances} prices={prices} />
      <Balances
        balances={balances}
        prices={prices}
        action={
          mayRecharge && !waiting ? (
            <Button type="primary" size="small" onClick={() => setAsking(true)}>
              {t('recharge.open')}
            </Button>
          ) : undefined
        }
      />
      {waiting ? <WaitingRequest request={waiting} mayWithdraw={mayRecharge} /> : null}
      <Ledger holder={holder} />
      {asking ? <RechargeDialog holder={holder} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
