import { type SubOrder, offeredSubOrderActions } from '@archway/contracts';
import { useText } from '@archway/platform';
import { BatchBar } from '@archway/ui';
import { MAX_SELECTED } from '@archway/ui/list';
import type { FileMaking } from './use-file-making.tsx';
import type { SubOrderActions } from './use-sub-order-actions.tsx';

interface Props {
  chosen: readonly SubOrder[];
  actions: SubOrderActions;
  making: FileMaking;
  onClear: () => void;
}

/** What can be done to several sub-orders at once: whatever the server offers for one of them, for those alone. */
export function SubOrderBar({ chosen, actions, making, onClear }: Props) {
  const t = useText('production');
  const offered = offeredSubOrderActions
    .map((action) => ({ action, of: chosen.filter((subOrder) => subOrder.actions.includes(action)) }))
    .filter(({ of }) => of.length > 0);
  const madeFor = chosen.filter((subOrder) => making.offers(subOrder));
  return (
    <BatchBar
      selected={chosen.length}
      max={MAX_SELECTED}
      busy={actions.busy || making.busy}
      onClear={onClear}
      actions={[
        ...offered.map(({ action, of }) => ({
          key: action as string,
          label: t('sub.actAll', { action: t(`action.${action}`), count: of.length }),
          onClick: () => actions.take(action, of),
        })),
        ...(madeFor.length > 0
          ? [
              {
                key: 'make',
                label: t('sub.actAll', { action: t('make.action'), count: madeFor.length }),
                onClick: () => making.make(madeFor),
              },
            ]
          : []),
      ]}
    />
  );
}
