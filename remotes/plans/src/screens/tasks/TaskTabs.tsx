import type { Answer, TaskView, plansEndpoints } from '@archway/contracts';
import { useText } from '@archway/platform';
import { TabBar } from '@archway/ui';

interface Props {
  view: TaskView;
  /** Those that the reader may have something in. */
  views: readonly TaskView[];
  /** Absent until they are known; tabs stand without numbers then. */
  counts: Answer<typeof plansEndpoints.taskCounts> | undefined;
  onChange: (view: TaskView) => void;
}

/** What the reader holds, what nobody holds, and everything, each with its number. */
export function TaskTabs({ view, views, counts, onChange }: Props) {
  const t = useText('plans');
  return (
    <TabBar
      label={t('tasks.views')}
      active={view}
      items={views.map((key) => ({
        key,
        label: t(`tasks.view.${key}`),
        count: counts?.[key],
        turn: key === 'mine',
      }))}
      onChange={onChange}
    />
  );
}
