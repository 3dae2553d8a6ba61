import type { BatchListRow } from '@archway/contracts';
import { useText } from '@archway/platform';
import { BatchBar } from '@archway/ui';
import { MAX_SELECTED } from '@archway/ui/list';
import { type Asked, offeredFor, useBatchActions } from '../../making/use-batch-actions.tsx';

interface Props {
  rows: readonly BatchListRow[];
  onClear: () => void;
}

const all: readonly Asked[] = ['start', 'finish', 'fail', 'remove'];

/** What can be done to several batches at once: whatever is offered for one of them, for those alone. */
export function BatchListBar({ rows, onClear }: Props) {
  const t = useText('production');
  const actions = useBatchActions(onClear);
  const offered = all
    .map((action) => ({ action, of: rows.filter((row) => offeredFor(row).includes(action)) }))
    .filter(({ of }) => of.length > 0);
  return (
    <>
      <BatchBar
        selected={rows.length}
        max={MAX_SELECTED}
        busy={actions.busy}
        onClear={onClear}
        actions={offered.map(({ action, of }) => ({
          key: action,
          label: t('sub.actAll', { action: t(`print.action.${action}`), count: of.length }),
          onClick: () => actions.take(action, of),
        }))}
      />
      {actions.dialogs}
    </>
  );
}
