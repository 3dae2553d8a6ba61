import { type RemoteStatus, endpoints } from '@archway/contracts';
import { bilingual, call, confirmAction, invalidate, notify, useText } from '@archway/platform';
import { type Pin, STABLE, ownPin, shortVersion } from '../channels.ts';
import { useChannelName } from '../use-channel-name.ts';

export interface PinActions {
  /** @returns whether it was done; @throws ApiError, which its dialog tells */
  pin(remote: RemoteStatus, version: string, channel: string): Promise<boolean>;
  rollBack(remote: RemoteStatus, pin: Pin): Promise<boolean>;
  unpin(remote: RemoteStatus, channel: string): Promise<boolean>;
  withdraw(remote: RemoteStatus, channel: string): Promise<boolean>;
}

const done = (calling: Promise<unknown>): Promise<boolean> =>
  calling.then(
    () => true,
    () => false,
  );

/** Changes what is live, after a question that says who will get what. But for a pin, refusals are told by the call itself. */
export function usePinActions(): PinActions {
  const t = useText('console');
  const channelName = useChannelName();

  const change = async (title: string, body: string, okText: string, act: () => Promise<boolean>): Promise<boolean> => {
    if (!(await confirmAction({ title, body, okText }))) return false;
    if (!(await act())) return false;
    notify.success(t('pin.done'));
    await invalidate(endpoints.platform.status);
    return true;
  };

  return {
    pin: (remote, version, channel) => {
      const values = { name: bilingual(remote.title), version: shortVersion(version, remote.entries) };
      const live = ownPin(remote, channel)?.version;
      return change(
        t('pin.ask', { ...values, channel: channelName(channel) }),
        live ? t('pin.replaces', { version: shortVersion(live, remote.entries) }) : t('pin.first'),
        t('pin.ok', { version: values.version }),
        () =>
          call(
            endpoints.platform.pin,
            { params: { name: remote.name }, body: { version, channel } },
            { quiet: true },
          ).then(() => true),
      );
    },

    rollBack: (remote, { channel, version, previous }) => {
      const values = {
        name: bilingual(remote.title),
        channel: channelName(channel),
        version: shortVersion(previous ?? '', remote.entries),
      };
      return change(
        t('rollback.ask', values),
        version === null
          ? t('rollback.fromNone')
          : t('rollback.body', { version: shortVersion(version, remote.entries) }),
        t('rollback.ok', { version: values.version }),
        () => done(call(endpoints.platform.rollback, { params: { name: remote.name }, body: { channel } })),
      );
    },

    unpin: (remote, channel) => {
      const stable = ownPin(remote, STABLE)?.version ?? null;
      return change(
        t('unpin.ask', { name: bilingual(remote.title), channel: channelName(channel) }),
        stable === null ? t('unpin.toNone') : t('unpin.body', { version: shortVersion(stable, remote.entries) }),
        t('unpin.ok'),
        () => done(call(endpoints.platform.unpin, { params: { name: remote.name }, query: { channel } })),
      );
    },

    withdraw: (remote, channel) =>
      change(
        t('withdraw.ask', { name: bilingual(remote.title), channel: channelName(channel) }),
        t('withdraw.body'),
        t('withdraw.ok'),
        () => done(call(endpoints.platform.withdraw, { params: { name: remote.name }, body: { channel } })),
      ),
  };
}
