import { type SubOrder, offeredSubOrderActions } from '@archway/contracts';
import { useText } from '@archway/platform';
import { BatchBar } from '@archway/ui';
import { MAX_SELECTED } from '@archway/ui/list';
import type { SubOrderActions } from './use-sub-order-actions.tsx';

interface Props {
  chosen: readonly SubOrder[];
  actions: SubOrderActions;
  onClear: () => void;
}

/** What can be done to several sub-orders at once: whatever the server offers for one of them, for those alone. */
export function SubOrderBar({ chosen, actions, onClear }: Props) {
  const t = useText('production');
  const offered = offeredSubOrderActions
    .map((action) => ({ action, of: chosen.filter((subOrder) => subOrder.actions.includes(action)) }))
    .filter(({ of }) => of.length > 0);
  return (
    <BatchBar
      selected={chosen.length}
      max={MAX_SELECTED}
      busy={actions.busy}
      onClear={onClear}
      actions={offered.map(({ action, of }) => ({
        key: action,
        label: t('sub.actAll', { action: t(`action.${action}`), count: of.length }),
        onClick: () => actions.take(action, of),
      }))}
    />
  );
}
