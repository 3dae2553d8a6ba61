import { bilingual, formatListTime, useText } from '@archway/platform';
import { Button, NoticeBar } from '@archway/ui';
import { shortVersion } from './channels.ts';
import { useChannelName } from './use-channel-name.ts';
import { usePinActions } from './use-pin-actions.ts';
import type { Trouble } from './worst.ts';

/** The one remote that needs an operator first, with the way back beside it. */
export function WorstNotice({ trouble: { remote, pin } }: { trouble: Trouble }) {
  const t = useText('console');
  const channelName = useChannelName();
  const { rollBack } = usePinActions();
  const conflict = remote.conflicts.find(({ severity }) => severity === 'error');
  const action =
    pin?.previous == null ? undefined : (
      <Button danger onClick={() => void rollBack(remote, pin)}>
        {t('notice.rollBack', {
          channel: channelName(pin.channel),
          version: shortVersion(pin.previous, remote.entries),
        })}
      </Button>
    );
  return (
    <NoticeBar tone="error" action={action}>
      <strong>{bilingual(remote.title)}</strong>{' '}
      {conflict
        ? t('notice.conflict', { subject: conflict.subject, message: bilingual(conflict.message) })
        : t('notice.failing', { num: remote.failures, time: formatListTime(remote.lastFailure?.at ?? null) })}
    </NoticeBar>
  );
}
