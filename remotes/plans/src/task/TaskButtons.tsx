import type { TaskAction } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import type { ActedTask } from './acted-task.ts';
import type { TaskActions } from './use-task-actions.tsx';
import styles from './task.module.css';

interface Props {
  task: ActedTask;
  does: TaskActions;
  /** What it is called for those who do not see it. */
  name: string;
  size?: 'small' | 'middle';
}

/** What stands as a button; all else is in the menu. */
const shown: readonly TaskAction[] = ['take', 'handOver', 'assign'];

/** What the reader may do with a task. */
export function TaskButtons({ task, does, name, size = 'middle' }: Props) {
  const t = useText('plans');
  const [main, ...others] = [...shown, 'putBack' as const].filter((action) => task.actions.includes(action));
  if (!main) return null;
  return (
    <span className={styles.actions}>
      <Button size={size} disabled={does.busy} onClick={() => does.begin(main, task)}>
        {t(`task.action.${main}`)}
      </Button>
      {others.length > 0 ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: others.map((key) => ({ key, label: t(`task.action.${key}`) })),
            onClick: ({ key }) => does.begin(key as TaskAction, task),
          }}
        >
          <Button type="text" size={size} icon={<Ellipsis />} disabled={does.busy} aria-label={t('more', { name })} />
        </Dropdown>
      ) : null}
    </span>
  );
}
