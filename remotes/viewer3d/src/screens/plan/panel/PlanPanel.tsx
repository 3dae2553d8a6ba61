import { memo, useState } from 'react';
import type { DifferenceRow, ListedPlan } from '@archway/contracts';
import { useText } from '@archway/platform';
import { TabBar } from '@archway/ui';
import type { Plan } from '../../../plan/view/use-plan.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { ExtrasList } from './ExtrasList.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { LayerSwitches } from './LayerSwitches.tsx';
import { MovementTable } from './MovementTable.tsx';
import styles from './panel.module.css';

export interface Difference {
  readonly rows: readonly DifferenceRow[] | undefined;
  readonly failure: Error | null;
  readonly retry: () => void;
}

interface Props {
  plan: Plan;
  listed: ListedPlan;
  other: ListedPlan | undefined;
  difference: Difference;
}

const tabs = ['movement', 'difference', 'extras', 'figures'] as const;
type Tab = (typeof tabs)[number];
const PANEL = 'plan-panel';

/** What the plan says in words and figures, beside the picture or below it. It does not render because the address changed. */
export const PlanPanel = memo(function PlanPanel({ plan, listed, other, difference }: Props) {
  const t = useText('viewer3d');
  const [chosen, choose] = useState<Tab | null>(null);
  const { document } = plan.source;
  const shown = tabs.filter((tab) => tab !== 'difference' || other);
  const tab = chosen && shown.includes(chosen) ? chosen : other ? 'difference' : 'movement';
  const counts: Partial<Record<Tab, number | undefined>> = {
    difference: difference.rows?.length,
    extras: document.ipr.length + document.attachments.length,
  };
  return (
    <aside className={styles.panel} aria-label={t('plan.panel')}>
      <div className={styles.tabs}>
        <TabBar
          label={t('plan.panel')}
          items={shown.map((key) => ({ key, label: t(`plan.tab.${key}`), count: counts[key] }))}
          active={tab}
          onChange={choose}
          controls={PANEL}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={t(`plan.tab.${tab}`)} className={styles.body}>
        {tab === 'movement' && <MovementTable plan={plan} />}
        {tab === 'difference' && other && (
          <DifferenceList plan={plan} names={{ plan: listed.name, other: other.name }} difference={difference} />
        )}
        {tab === 'extras' && <ExtrasList plan={plan} />}
        {tab === 'figures' && <FiguresTable plan={plan} />}
      </div>
      <LayerSwitches plan={plan} />
    </aside>
  );
});
