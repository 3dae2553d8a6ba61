import { type RechargeRequest, endpoints } from '@archway/contracts';
import { call, confirmAction, formatDay, formatNumber, invalidate, notify, useText } from '@archway/platform';
import { Button, NoticeBar } from '@archway/ui';

/** The request that waits for an administrator; whoever asked may take it back. */
export function WaitingRequest({ request, mayWithdraw }: { request: RechargeRequest; mayWithdraw: boolean }) {
  const t = useText('account');
  const num = formatNumber(request.amount);
  const withdraw = async (): Promise<void> => {
    const sure = await confirmAction({
      title: t('recharge.withdrawTitle', { num }),
      body: t('recharge.withdrawBody'),
      okText: t('recharge.withdraw'),
    });
    if (!sure) return;
    const { requestId } = request;
    const done = await call(endpoints.credits.withdrawRecharge, { body: { requestId } }).then(
      () => true,
      () => false,
    );
    if (done) notify.success(t('recharge.withdrawn'));
    await invalidate(endpoints.credits.balances);
  };
  return (
    <NoticeBar
      tone="info"
      action={
        mayWithdraw ? (
          <Button type="link" size="small" onClick={() => void withdraw()}>
            {t('recharge.withdraw')}
          </Button>
        ) : undefined
      }
    >
      {t('recharge.waiting', { num, day: formatDay(request.askedAt) })}
    </NoticeBar>
  );
}
