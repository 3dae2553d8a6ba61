import { type CaseRow, endpoints } from '@archway/contracts';
import { ArrowLeftRight, BatchBar, Star, Tags } from '@archway/ui';
import { MAX_SELECTED } from '@archway/ui/list';
import { call, useBatch, usePermission, useText } from '@archway/platform';
import { useListDialogs } from './dialogs/list-dialogs.tsx';
import { whyNotTogether } from './dialogs/together.ts';
import { refreshList } from './use-case-page.ts';

interface Props {
  rows: readonly CaseRow[];
  onClear: () => void;
}

/** What can be done to all selected cases at once. */
export function CaseBatchBar({ rows, onClear }: Props) {
  const t = useText('cases');
  const { busy, ask } = useBatch();
  const mayFocus = usePermission('case:focus');
  const mayLabel = usePermission('case:label');
  const mayTransfer = usePermission('case:transfer');
  const { open, tell } = useListDialogs();

  const setFocus = async (focus: boolean): Promise<void> => {
    const refusals = await ask(
      () => call(endpoints.cases.focusAll, { body: { caseIds: rows.map(({ caseId }) => caseId), focus } }),
      (count) => (focus ? t('batch.marked', { count }) : t('batch.unmarked', { count })),
    );
    if (refusals === null) return;
    if (refusals.length === 0) onClear();
    else tell(rows, refusals);
    await refreshList();
  };

  const noPermission = t('batch.noPermission');
  const disabledReason = mayFocus ? undefined : noPermission;
  const apart = whyNotTogether(rows, t);
  return (
    <BatchBar
      selected={rows.length}
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
        {
          key: 'labels',
          label: t('labels.button'),
          icon: <Tags />,
          disabledReason: mayLabel ? apart : noPermission,
          onClick: () => open('labels', rows),
        },
        {
          key: 'transfer',
          label: t('transfer.button'),
          icon: <ArrowLeftRight />,
          disabledReason: mayTransfer ? apart : noPermission,
          onClick: () => open('transfer', rows),
        },
      ]}
    />
  );
}
