import { caseTabs } from '@archway/contracts';
import { CountPill } from '@archway/ui';
import { Tabs } from '@archway/ui/data';
import { usePermission, useText } from '@archway/platform';
import styles from './case-tabs.module.css';

interface Props {
  tab: number;
  /** Absent until they are known; tabs stand without numbers then. */
  counts: readonly { value: number; count: number }[] | undefined;
  onChange: (tab: number) => void;
}

/** Tab whose cases wait for a clinician. */
const APPROVAL = 4;

/** Tabs of the list, each with the number of its cases under the present filters. */
export function CaseTabs({ tab, counts, onChange }: Props) {
  const t = useText('cases');
  const approves = usePermission('plan:approve');
  const items = caseTabs.map(({ key, value }) => {
    const count = counts?.find((entry) => entry.value === value)?.count;
    return {
      key: String(value),
      label: (
        <span className={styles.label}>
          {t(`tab.${key}`)}
          {count === undefined ? null : <CountPill count={count} turn={value === APPROVAL && approves} />}
        </span>
      ),
    };
  });
  return (
    <Tabs
      className={styles.tabs ?? ''}
      activeKey={String(tab)}
      items={items}
      onChange={(key) => onChange(Number(key))}
    />
  );
}
