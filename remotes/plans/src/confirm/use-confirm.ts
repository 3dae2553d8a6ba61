import { useRef, useState } from 'react';
import { type CaseRef, type Confirmation, endpoints } from '@archway/contracts';
import { call, confirmAction, formatNumber, invalidate, notify, useText } from '@archway/platform';
import { refreshPlans } from '../plan/use-plan-machine.ts';
import { priceText } from './price-text.ts';

/** Everything that a confirmation changes asks again. */
const refreshAll = async (): Promise<void> => {
  const { detail, page, tabCounts } = endpoints.cases;
  await Promise.all([
    refreshPlans(),
    ...[endpoints.plans.confirmation, detail, page, tabCounts, endpoints.credits.balances].map((each) =>
      invalidate(each),
    ),
  ]);
};

/** Asks with the price, confirms what was shown and nothing else, and shows what is so then. */
export function useConfirm(key: CaseRef, terms: Confirmation): { confirm: () => Promise<void>; confirming: boolean } {
  const t = useText('plans');
  const [confirming, setConfirming] = useState(false);
  const busy = useRef(false);
  const { plan, unit, amount, payer } = terms;

  const confirm = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      const costs =
        unit === 'credits'
          ? t('confirm.deducts', { num: formatNumber(amount), name: payer.name })
          : t(`confirm.usesFree.${unit}`);
      const agreed = await confirmAction({
        title: t('confirm.question', { name: plan?.name ?? '' }),
        body: `${costs} ${t('confirm.closes')}`,
        okText: t('confirm.ok', { price: priceText(t, terms) }),
      });
      if (!agreed) return;
      setConfirming(true);
      const body = { ...key, planId: plan?.planId ?? null, price: { unit, amount } };
      // What it is refused with is told by the call.
      const done = await call(endpoints.plans.confirm, { body }).then(
        () => true,
        () => false,
      );
      if (done) notify.success(t('confirm.done'));
      await refreshAll();
    } finally {
      busy.current = false;
      setConfirming(false);
    }
  };
  return { confirm, confirming };
}
