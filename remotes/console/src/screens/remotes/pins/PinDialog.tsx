import { type RemoteStatus, pinRules } from '@archway/contracts';
import { bilingual, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Select } from '@archway/ui/data';
import { STABLE, ownPin } from '../channels.ts';
import { useChannelName } from '../use-channel-name.ts';
import { usePinActions } from './use-pin-actions.ts';
import { VersionSelect } from './VersionSelect.tsx';

interface Props {
  remote: RemoteStatus;
  channels: readonly string[];
  onClose: () => void;
}

interface Fields {
  channel: string;
  version: string | null;
}

/** Chooses a deployed version and who gets it; the question after it names both. */
export function PinDialog({ remote, channels, onClose }: Props) {
  const t = useText('console');
  const channelName = useChannelName();
  const { pin } = usePinActions();
  const form = useForm<Fields>({
    id: 'pin',
    rules: pinRules,
    initial: { channel: STABLE, version: null },
    label: (name) => t(`pin.${name}`),
    async send({ version, channel }) {
      if (version !== null && (await pin(remote, version, channel))) onClose();
    },
  });
  const { channel, version } = form.values;
  const candidatesOn = (on: string) => remote.entries.filter((entry) => entry.version !== ownPin(remote, on)?.version);
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('pin.title', { name: bilingual(remote.title) })}
      okText={t('pin.next')}
      onCancel={onClose}
    >
      <FormField {...form.field('channel')}>
        {({ id, status }) => (
          <Select
            id={id}
            status={status}
            value={channel}
            options={channels.map((value) => ({ value, label: channelName(value) }))}
            onChange={(next: string) => {
              const kept = candidatesOn(next).some((entry) => entry.version === version);
              form.set({ channel: next, version: kept ? version : null });
            }}
          />
        )}
      </FormField>
      <FormField {...form.field('version')}>
        {({ id, status }) => (
          <VersionSelect
            id={id}
            status={status}
            value={version}
            entries={candidatesOn(channel)}
            onChange={(next) => form.set({ version: next })}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
