import type { PlainCaseAction } from '@archway/contracts';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { useText } from '@archway/platform';
import { isStopping } from './action-kinds.ts';

interface Props {
  actions: readonly PlainCaseAction[];
  /** The patient. */
  name: string;
  onTake: (action: PlainCaseAction) => void;
}

/** The actions behind the dots; no dots without any. */
export function MoreActions({ actions, name, onTake }: Props) {
  const t = useText('cases');
  if (actions.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: actions.map((key) => ({ key, label: t(`action.${key}`), danger: isStopping(key) })),
        onClick: ({ key }) => onTake(key as PlainCaseAction),
      }}
    >
      <Button icon={<Ellipsis />} aria-label={t('action.more', { name })} />
    </Dropdown>
  );
}
