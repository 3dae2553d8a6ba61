import { endpoints } from '@archway/contracts';
import { BatchBar, Star } from '@archway/ui';
import { MAX_SELECTED } from '@archway/ui/data';
import { call, useBatch, usePermission, useText } from '@archway/platform';
import { refreshList } from './use-case-page.ts';

interface Props {
  ids: readonly string[];
  onClear: () => void;
}

/** What can be done to all selected cases at once. */
export function CaseBatchBar({ ids, onClear }: Props) {
  const t = useText('cases');
  const { busy, run } = useBatch();
  const mayFocus = usePermission('case:focus');

  const setFocus = async (focus: boolean): Promise<void> => {
    const mark = (caseId: string) => call(endpoints.cases.focus, { body: { caseId, focus } }, { quiet: true });
    const all = await run(ids, mark, {
      done: (count) => (focus ? t('batch.marked', { count }) : t('batch.unmarked', { count })),
      failed: (count) => t('batch.failed', { count }),
    });
    if (all) onClear();
    await refreshList();
  };

  const disabledReason = mayFocus ? undefined : t('batch.noPermission');
  return (
    <BatchBar
      selected={ids.length}
      max={MAX_SELECTED}
      busy={busy}
      onClear={onClear}
      actions={[
        {
          key: 'focus',
          label: t('batch.mark'),
          icon: <Star />,
          disabledReason,
          onClick: () => void setFocus(true),
        },
        { key: 'unfocus', label: t('batch.unmark'), disabledReason, onClick: () => void setFocus(false) },
      ]}
    />
  );
}
