import type { RemoteStatus } from '@archway/contracts';
import { formatBytes, formatListTime, useText } from '@archway/platform';
import { type FieldControl, Select } from '@archway/ui/data';

interface Props extends Pick<FieldControl, 'id' | 'status'> {
  value: string | null;
  /** The builds that one may choose among. */
  entries: RemoteStatus['entries'];
  onChange: (version: string | null) => void;
}

/** Chooses a deployed version by its number, time and size. */
export function VersionSelect({ id, status, value, entries, onChange }: Props) {
  const t = useText('console');
  return (
    <Select
      id={id}
      status={status}
      value={value}
      placeholder={t('pin.chooseVersion')}
      notFoundContent={t('pin.noOther')}
      options={entries.map((entry) => ({
        value: entry.version,
        label: t('pin.candidate', {
          version: entry.version,
          time: formatListTime(entry.deployedAt),
          size: formatBytes(entry.bytes),
        }),
      }))}
      onChange={onChange}
    />
  );
}
