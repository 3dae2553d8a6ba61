import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CaseDetail, RefinementProblem } from '@archway/contracts';
import { notify, useText } from '@archway/platform';
import { wizardPath } from '../case/case-address.ts';
import { refreshCase } from '../case/use-case-machine.ts';
import { RestartDialog } from './RestartDialog.tsx';
import { restartCase } from './use-refinement.ts';

export interface Restarting {
  /** Behind the dots of the case, where the server lets the reader restart it. */
  readonly actions: readonly { readonly key: string; readonly danger: boolean; readonly onTake: () => void }[];
  readonly dialog: ReactNode;
}

/** Restarting a case, which goes on in the intake of its new version. */
export function useRestart(detail: CaseDetail): Restarting {
  const t = useText('cases');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const restart = async (problem: RefinementProblem): Promise<void> => {
    const { version } = await restartCase(detail, problem);
    setOpen(false);
    notify.success(t('acted.restart'));
    void navigate(wizardPath({ ...detail, version }));
    void refreshCase();
  };
  return {
    actions: detail.mayRestart ? [{ key: 'restart', danger: false, onTake: () => setOpen(true) }] : [],
    dialog: open ? <RestartDialog detail={detail} onRestart={restart} onClose={() => setOpen(false)} /> : null,
  };
}
