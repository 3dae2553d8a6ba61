import { useEffect, useState } from 'react';
import { InterruptedNotice } from '../../uploads/InterruptedNotice.tsx';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { type InterruptedCbct, continueCbct, discardInterruptedCbct, interruptedCbct } from './cbct-uploads.ts';

/** An upload that a reload has interrupted: to be finished, or given up. */
export function InterruptedCbctBar({ caseId, version }: CasePlace) {
  const [found, setFound] = useState<InterruptedCbct | null>(null);
  useEffect(() => {
    let shown = true;
    void interruptedCbct({ caseId, version }).then((upload) => shown && setFound(upload));
    return () => {
      shown = false;
    };
  }, [caseId, version]);
  if (!found) return null;
  const settle = (resume: boolean): void => {
    setFound(null);
    if (resume) continueCbct(found);
    else void discardInterruptedCbct(found);
  };
  return (
    <InterruptedNotice fileName={found.about.fileName} onResume={() => settle(true)} onGiveUp={() => settle(false)} />
  );
}
