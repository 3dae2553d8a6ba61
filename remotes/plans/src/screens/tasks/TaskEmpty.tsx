import type { TaskView } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, ClipboardList, EmptyState } from '@archway/ui';
import { ListEmpty } from '@archway/ui/data';
import type { TaskFilter } from './task-filter.ts';

interface Props {
  filter: TaskFilter;
  onClear: (() => void) | undefined;
  onView: (view: TaskView) => void;
}

/** Why there is nothing, and where there might be something. */
export function TaskEmpty({ filter: { view, keyword }, onClear, onView }: Props) {
  const t = useText('plans');
  return (
    <ListEmpty title={keyword ? t('tasks.nothingFound', { keyword }) : t('tasks.nothingHeld')} onClear={onClear}>
      <EmptyState
        icon={<ClipboardList />}
        title={t(`tasks.none.${view}`)}
        body={t(`tasks.noneBody.${view}`)}
        action={view === 'mine' ? <Button onClick={() => onView('pool')}>{t('tasks.toPool')}</Button> : undefined}
      />
    </ListEmpty>
  );
}
