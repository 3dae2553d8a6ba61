import type { ReactNode } from 'react';
import { bilingual, formatListTime, useText } from '@archway/platform';
import { Button, NoticeBar } from '@archway/ui';
import { STABLE, shortVersion, withdrawable } from '../channels.ts';
import { useChannelName } from '../use-channel-name.ts';
import { usePinActions } from '../pins/use-pin-actions.ts';
import type { Trouble } from './worst.ts';

/** The one remote that needs an operator first, with the way back beside it. */
export function WorstNotice({ trouble: { remote, pin } }: { trouble: Trouble }) {
  const t = useText('console');
  const channelName = useChannelName();
  const { rollBack, unpin, withdraw } = usePinActions();
  const conflict = remote.conflicts.find(({ severity }) => severity === 'error');
  const reason = (): string => {
    if (conflict) return t('notice.conflict', { subject: conflict.subject, message: bilingual(conflict.message) });
    const time = formatListTime(remote.lastFailure?.at ?? null, { inSentence: true });
    const values = { count: remote.failures, num: remote.failures, time };
    return pin ? t('notice.failingOn', { ...values, channel: channelName(pin.channel) }) : t('notice.failing', values);
  };
  const wayBack = (): ReactNode => {
    if (!pin) return undefined;
    const channel = channelName(pin.channel);
    if (pin.previous !== null)
      return (
        <Button danger onClick={() => void rollBack(remote, pin)}>
          {t('notice.rollBack', { channel, version: shortVersion(pin.previous, remote.entries) })}
        </Button>
      );
    if (pin.channel !== STABLE)
      return (
        <Button danger onClick={() => void unpin(remote, pin.channel)}>
          {t('action.unpin', { channel })}
        </Button>
      );
    return withdrawable(remote, [pin.channel]).map((from) => (
      <Button danger key={from} onClick={() => void withdraw(remote, from)}>
        {t('action.withdraw', { channel })}
      </Button>
    ));
  };
  return (
    <NoticeBar tone="error" action={wayBack()}>
      <strong>{bilingual(remote.title)}</strong> {reason()}
    </NoticeBar>
  );
}
