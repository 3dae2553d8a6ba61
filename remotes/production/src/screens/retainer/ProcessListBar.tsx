import { type ProcessRow, endpoints } from '@archway/contracts';
import { call, useText } from '@archway/platform';
import { BatchBar } from '@archway/ui';
import { MAX_SELECTED } from '@archway/ui/list';
import { refreshProcess } from '../../processing/refresh-process.ts';
import { deedsFor, processDeeds, useProcessActions } from '../../processing/use-process-actions.tsx';

interface Props {
  rows: readonly ProcessRow[];
  onClear: () => void;
}

/** What can be done to several orders at once: whatever is offered for one of them, for those alone. */
export function ProcessListBar({ rows, onClear }: Props) {
  const t = useText('production');
  const actions = useProcessActions(onClear);
  const offered = processDeeds
    .map((deed) => ({ deed, of: rows.filter((row) => deedsFor(row).includes(deed)) }))
    .filter(({ of }) => of.length > 0);
  const focus = rows.some((row) => !row.focus);
  const mark = async (): Promise<void> => {
    const processIds = rows.map(({ processId }) => processId);
    await call(endpoints.process.focus, { body: { processIds, focus } }).then(refreshProcess, () => {});
  };
  return (
    <>
      <BatchBar
        selected={rows.length}
        max={MAX_SELECTED}
        busy={actions.busy}
        onClear={onClear}
        actions={[
          { key: 'focus', label: t(focus ? 'process.mark' : 'process.unmark'), onClick: () => void mark() },
          ...offered.map(({ deed, of }) => ({
            key: deed,
            label: t('sub.actAll', { action: t(`process.action.${deed}`), count: of.length }),
            onClick: () => actions.take(deed, of),
          })),
        ]}
      />
      {actions.dialogs}
    </>
  );
}
