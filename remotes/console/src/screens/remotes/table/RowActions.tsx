import { useState } from 'react';
import type { RemoteStatus } from '@archway/contracts';
import { bilingual, usePermission, useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { STABLE, ownPin, shortVersion, withdrawable } from '../channels.ts';
import { PinDialog } from '../pins/PinDialog.tsx';
import { useChannelName } from '../use-channel-name.ts';
import { usePinActions } from '../pins/use-pin-actions.ts';
import { worstOf } from '../trouble/worst.ts';
import styles from './remotes-table.module.css';

interface Props {
  remote: RemoteStatus;
  channels: readonly string[];
}

/** At most one visible action, for a remote that fails; the rest behind "…". */
export function RowActions({ remote, channels }: Props) {
  const t = useText('console');
  const mayPin = usePermission('platform:remote:pin');
  const channelName = useChannelName();
  const actions = usePinActions();
  const [isPinning, setPinning] = useState(false);
  if (!mayPin) return null;

  const own = channels.flatMap((channel) => ownPin(remote, channel) ?? []);
  const failing = worstOf([remote], channels)?.pin;
  const items = [
    { key: 'pin', label: t('action.pin'), onClick: () => setPinning(true) },
    ...own.flatMap((pin) =>
      pin.previous === null
        ? []
        : {
            key: `rollback ${pin.channel}`,
            label: t('action.rollBack', {
              channel: channelName(pin.channel),
              version: shortVersion(pin.previous, remote.entries),
            }),
            onClick: () => void actions.rollBack(remote, pin),
          },
    ),
    ...own
      .filter(({ channel }) => channel !== STABLE)
      .map(({ channel }) => ({
        key: `unpin ${channel}`,
        label: t('action.unpin', { channel: channelName(channel) }),
        onClick: () => void actions.unpin(remote, channel),
      })),
    ...withdrawable(remote, channels).map((channel) => ({
      key: `withdraw ${channel}`,
      danger: true,
      label: t('action.withdraw', { channel: channelName(channel) }),
      onClick: () => void actions.withdraw(remote, channel),
    })),
  ];
  return (
    <div className={styles.actions} onClick={(event) => event.stopPropagation()}>
      {failing?.previous ? (
        <Button danger size="small" onClick={() => void actions.rollBack(remote, failing)}>
          {t('action.rollBackShort', { channel: channelName(failing.channel) })}
        </Button>
      ) : null}
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button
          type="text"
          size="small"
          aria-label={t('action.more', { name: bilingual(remote.title) })}
          icon={<Ellipsis aria-hidden="true" />}
        />
      </Dropdown>
      {isPinning ? <PinDialog remote={remote} channels={channels} onClose={() => setPinning(false)} /> : null}
    </div>
  );
}
