import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { useText } from '@archway/platform';

/** An action behind the dots, by its name in the texts. */
export interface MoreAction {
  readonly key: string;
  readonly danger: boolean;
  readonly onTake: () => void;
}

interface Props {
  actions: readonly MoreAction[];
  /** The patient. */
  name: string;
}

/** The actions behind the dots; no dots without any. */
export function MoreActions({ actions, name }: Props) {
  const t = useText('cases');
  if (actions.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: actions.map(({ key, danger }) => ({ key, label: t(`action.${key}`), danger })),
        onClick: ({ key }) => actions.find((action) => action.key === key)?.onTake(),
      }}
    >
      <Button icon={<Ellipsis />} aria-label={t('action.more', { name })} />
    </Dropdown>
  );
}
