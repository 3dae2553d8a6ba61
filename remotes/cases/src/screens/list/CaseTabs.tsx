import { type CaseTab, caseTab, caseTabs, rowOf } from '@archway/contracts';
import { TabBar } from '@archway/ui';
import { usePermission, useText } from '@archway/platform';

interface Props {
  tab: CaseTab;
  /** Absent until they are known; tabs stand without numbers then. */
  counts: readonly { value: number; count: number }[] | undefined;
  onChange: (tab: CaseTab) => void;
}

/** Tabs of the list, each with the number of its cases under the present filters. */
export function CaseTabs({ tab, counts, onChange }: Props) {
  const t = useText('cases');
  const approves = usePermission('plan:approve');
  return (
    <TabBar
      label={t('list.tabs')}
      active={String(tab)}
      items={caseTabs.map(({ key, value }) => ({
        key: String(value),
        label: t(`tab.${key}`),
        count: counts?.find((entry) => entry.value === value)?.count,
        turn: value === caseTab.clinical_pending_approval && approves,
      }))}
      onChange={(key) => onChange(rowOf(caseTabs, Number(key))?.value ?? caseTab.all)}
    />
  );
}
