import { useNavigate } from 'react-router-dom';
import type { CaseRow } from '@archway/contracts';
import { openViewer } from '@archway/platform';
import type { CaseRowAction } from './case-actions.ts';
import { type ActedCase, useCaseMachine } from './use-case-machine.ts';

export const detailPath = ({ ptId, version }: Pick<CaseRow, 'ptId' | 'version'>, section?: string): string =>
  `/patient-detail/${ptId}/${version}${section ? `?section=${section}` : ''}`;

export const wizardPath = ({ ptId, version }: Pick<CaseRow, 'ptId' | 'version'>, step?: string): string =>
  `/add-patient?ptId=${ptId}&version=${version}${step ? `&step=${step}` : ''}`;

/** Does what a row offers. */
export function useAct(): (action: CaseRowAction, row: ActedCase) => Promise<void> {
  const navigate = useNavigate();
  const { take } = useCaseMachine();

  return async (action, row) => {
    switch (action) {
      case 'goSubmit':
      case 'supply':
        return navigate(wizardPath(row));
      case 'auditScheme':
        return navigate(detailPath(row));
      case 'viewQualityReport':
      case 'viewFeasibility':
        return navigate(detailPath(row, 'progress'));
      case 'open3d':
        return openViewer({ ptId: row.ptId, version: row.version });
      case 'discard':
      case 'restore':
        await take(action, row);
    }
  };
}
