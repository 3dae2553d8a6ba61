import type { ReactNode } from 'react';
import { type CreditBalances, type CreditPrices, LOW_CREDIT } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import { KeyFigure, KeyFigures } from '@archway/ui';

interface Props {
  balances: CreditBalances;
  prices: CreditPrices;
  action: ReactNode;
}

/** What is left, with what it is enough for: free cases go before credits. */
export function Balances({ balances, prices, action }: Props) {
  const t = useText('account');
  const { credits, freeCases, freeModels, freeReports, assistAudits } = balances;
  const { confirmPlan: price } = prices;
  const plans = price > 0 ? freeCases + Math.floor(credits / price) : null;
  return (
    <KeyFigures label={t('balances.title')}>
      <KeyFigure
        label={t('balances.credits')}
        value={formatNumber(credits)}
        turn={credits < LOW_CREDIT}
        {...(plans !== null && { note: t('balances.plansLeft', { count: plans, price: formatNumber(price) }) })}
        action={action}
      />
      <KeyFigure label={t('balances.freeCases')} value={formatNumber(freeCases)} note={t('balances.casesNote')} />
      <KeyFigure label={t('balances.freeModels')} value={formatNumber(freeModels)} note={t('balances.modelsNote')} />
      <KeyFigure label={t('balances.freeReports')} value={formatNumber(freeReports)} note={t('balances.reportsNote')} />
      <KeyFigure
        label={t('balances.assistAudits')}
        value={formatNumber(assistAudits)}
        note={t('balances.auditsNote')}
      />
    </KeyFigures>
  );
}
