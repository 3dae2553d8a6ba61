import { useState } from 'react';
import type { RemoteStatus } from '@archway/contracts';
import { bilingual, formatBytes, formatListTime, useText } from '@archway/platform';
import { Modal } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { Form } from '@archway/ui/form';
import { STABLE, ownPin } from './channels.ts';
import { useChannelName } from './use-channel-name.ts';
import { usePinActions } from './use-pin-actions.ts';

interface Props {
  remote: RemoteStatus;
  channels: readonly string[];
  onClose: () => void;
}

/** Chooses a deployed version and who gets it; the question after it names both. */
export function PinDialog({ remote, channels, onClose }: Props) {
  const t = useText('console');
  const channelName = useChannelName();
  const { pin } = usePinActions();
  const [channel, setChannel] = useState(STABLE);
  const live = ownPin(remote, channel)?.version;
  const candidates = remote.entries.filter(({ version }) => version !== live);
  const [chosen, setChosen] = useState<string>();
  const version = candidates.some((entry) => entry.version === chosen) ? chosen : undefined;

  const confirm = async (): Promise<void> => {
    if (version !== undefined && (await pin(remote, version, channel))) onClose();
  };
  return (
    <Modal
      open
      title={t('pin.title', { name: bilingual(remote.title) })}
      okText={t('pin.next')}
      okButtonProps={{ disabled: version === undefined }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('pin.channel')} htmlFor="pin-channel">
          <Select
            id="pin-channel"
            value={channel}
            options={channels.map((value) => ({ value, label: channelName(value) }))}
            onChange={setChannel}
          />
        </Form.Item>
        <Form.Item label={t('pin.version')} htmlFor="pin-version">
          <Select
            id="pin-version"
            value={version ?? null}
            placeholder={t('pin.chooseVersion')}
            notFoundContent={t('pin.noOther')}
            options={candidates.map((entry) => ({
              value: entry.version,
              label: t('pin.candidate', {
                version: entry.version,
                time: formatListTime(entry.deployedAt),
                size: formatBytes(entry.bytes),
              }),
            }))}
            onChange={(value: string | null) => setChosen(value ?? undefined)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
