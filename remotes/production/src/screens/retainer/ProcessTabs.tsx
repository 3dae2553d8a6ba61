import { type Answer, type ProcessTab, type processEndpoints, processTab, processTabs } from '@archway/contracts';
import { useText } from '@archway/platform';
import { TabBar } from '@archway/ui';

interface Props {
  tab: ProcessTab | undefined;
  /** Absent until they are known. */
  counts: Answer<typeof processEndpoints.counts> | undefined;
  onChange: (tab: ProcessTab | undefined) => void;
}

/** The tabs of the specification, with their numbers; what waits for a confirmation is the reader's turn. */
export function ProcessTabs({ tab, counts, onChange }: Props) {
  const t = useText('production');
  return (
    <TabBar
      label={t('process.tabs')}
      active={String(tab ?? processTab.all)}
      items={processTabs.map(({ value, key }) => ({
        key: String(value),
        label: t(`process.tab.${key}`),
        count: counts?.find((each) => each.tab === value)?.count,
        turn: value === processTab.to_by_confirmed,
      }))}
      onChange={(key) => {
        const chosen = processTabs.find(({ value }) => String(value) === key)?.value;
        onChange(chosen === processTab.all ? undefined : chosen);
      }}
    />
  );
}
