import { useNavigate } from 'react-router-dom';
import type { CaseDetail } from '@archway/contracts';
import { Box, Button } from '@archway/ui';
import { openViewer, useText } from '@archway/platform';
import { wizardPath } from '../../case/case-address.ts';
import { DownloadCase } from '../../downloads/DownloadCase.tsx';
import { useRestart } from '../../refinement/use-restart.tsx';
import { behind, beside, forward, isStopping } from './action-kinds.ts';
import { MoreActions } from './MoreActions.tsx';
import { useTreatment } from './use-treatment.ts';
import { useWordedActions } from './use-worded-actions.tsx';

/** What the reader may do with the case now: the server names the actions whose conditions hold. */
export function CaseActions({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const navigate = useNavigate();
  const { caseId, version, patientName: name } = detail;
  const { may, begin, taking, dialog } = useWordedActions(detail);

  const treatment = useTreatment(detail);
  const restart = useRestart(detail);
  const others = behind.filter(may).map((key) => ({ key, danger: isStopping(key), onTake: () => begin(key) }));

  const submits = may('submit') || may('resubmit');
  const next = forward.find(may);
  return (
    <>
      <MoreActions actions={[...treatment, ...restart.actions, ...others]} name={name} />
      <DownloadCase detail={detail} />
      {detail.modelCount > 0 ? (
        <Button icon={<Box />} onClick={() => void openViewer({ caseId, version })}>
          {t('action.open3d')}
        </Button>
      ) : null}
      {beside.filter(may).map((action) => (
        <Button key={action} danger={isStopping(action)} loading={taking === action} onClick={() => begin(action)}>
          {t(`action.${action}`)}
        </Button>
      ))}
      {next ? (
        <Button type="primary" loading={taking === next} onClick={() => begin(next)}>
          {t(`action.${next}`)}
        </Button>
      ) : null}
      {submits && detail.editable ? (
        <Button type="primary" onClick={() => void navigate(wizardPath(detail))}>
          {may('submit') ? t('action.continue') : t('action.supply')}
        </Button>
      ) : null}
      {dialog}
      {restart.dialog}
    </>
  );
}
