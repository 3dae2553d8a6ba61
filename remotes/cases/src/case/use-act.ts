import { useNavigate } from 'react-router-dom';
import { PLANS_SECTION, planApprovalPath } from '@archway/contracts';
import { openViewer } from '@archway/platform';
import type { CaseRowAction } from './case-actions.ts';
import { detailPath, wizardPath } from './case-address.ts';
import { type ActedCase, useCaseMachine } from './use-case-machine.ts';

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
        return navigate(planApprovalPath(row));
      case 'confirmPlan':
        return navigate(detailPath(row, PLANS_SECTION));
      case 'viewQualityReport':
        return navigate(detailPath(row, 'quality'));
      case 'viewFeasibility':
        return navigate(detailPath(row, 'feasibility'));
      case 'open3d':
        return openViewer({ caseId: row.caseId, version: row.version });
      case 'discard':
      case 'restore':
        await take(action, row);
    }
  };
}
