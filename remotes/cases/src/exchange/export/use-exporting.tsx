import { type ReactNode, useState } from 'react';
import { type CaseDetail, mayExportCase } from '@archway/contracts';
import type { MoreAction } from '../../screens/detail/MoreActions.tsx';
import { ExportDialog } from './ExportDialog.tsx';

/** The way to an archive of the whole case, for those who may take it along. */
export function useExporting(detail: Pick<CaseDetail, 'caseId' | 'roles'>): {
  readonly actions: readonly MoreAction[];
  readonly dialog: ReactNode;
} {
  const [open, setOpen] = useState(false);
  return {
    actions: mayExportCase(detail.roles) ? [{ key: 'exportCase', danger: false, onTake: () => setOpen(true) }] : [],
    dialog: open ? <ExportDialog detail={detail} onClose={() => setOpen(false)} /> : null,
  };
}
