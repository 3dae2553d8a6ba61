import { useState } from 'react';
import { endpoints } from '@archway/contracts';
import { BatchBar, Star } from '@archway/ui';
import { MAX_SELECTED } from '@archway/ui/data';
import { call, notify, usePermission, useText } from '@archway/platform';
import { refreshList } from './use-case-page.ts';

interface Props {
  ids: readonly string[];
  onClear: () => void;
}

/** What can be done to all selected cases at once. */
export function CaseBatchBar({ ids, onClear }: Props) {
  const t = useText('cases');
  const [busy, setBusy] = useState(false);
  const mayFocus = usePermission('case:focus');

  const setFocus = async (focus: boolean): Promise<void> => {
    setBusy(true);
    const calls = ids.map((ptId) => call(endpoints.cases.focus, { body: { ptId, focus } }, { quiet: true }));
    const failed = (await Promise.allSettled(calls)).filter((result) => result.status === 'rejected').length;
    const count = ids.length - failed;
    if (count > 0) notify.success(focus ? t('batch.marked', { count }) : t('batch.unmarked', { count }));
    if (failed > 0) notify.error(t('batch.failed', { count: failed }));
    else onClear();
    setBusy(false);
    await refreshList();
  };

  const reason = busy ? t('batch.busy') : mayFocus ? undefined : t('batch.noPermission');
  return (
    <BatchBar
      selected={ids.length}
      max={MAX_SELECTED}
      onClear={onClear}
      actions={[
        {
          key: 'focus',
          label: t('batch.mark'),
          icon: <Star />,
          disabledReason: reason,
          onClick: () => void setFocus(true),
        },
        { key: 'unfocus', label: t('batch.unmark'), disabledReason: reason, onClick: () => void setFocus(false) },
      ]}
    />
  );
}
