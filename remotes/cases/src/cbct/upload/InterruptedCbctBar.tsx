import { useEffect, useState } from 'react';
import { Button, NoticeBar } from '@archway/ui';
import { formatFileName, useText } from '@archway/platform';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { type InterruptedCbct, continueCbct, discardInterruptedCbct, interruptedCbct } from './cbct-uploads.ts';

/** An upload that a reload has interrupted: to be finished, or given up. */
export function InterruptedCbctBar({ caseId, version }: CasePlace) {
  const t = useText('cases');
  const [found, setFound] = useState<InterruptedCbct | null>(null);
  useEffect(() => {
    let shown = true;
    void interruptedCbct({ caseId, version }).then((upload) => shown && setFound(upload));
    return () => {
      shown = false;
    };
  }, [caseId, version]);
  if (!found) return null;
  const { about } = found;
  const settle = (resume: boolean): void => {
    setFound(null);
    if (resume) continueCbct(found);
    else void discardInterruptedCbct(found);
  };
  return (
    <NoticeBar
      tone="warning"
      action={
        <>
          <Button size="small" onClick={() => settle(true)}>
            {t('upload.resume')}
          </Button>
          <Button size="small" type="text" onClick={() => settle(false)}>
            {t('upload.giveUp')}
          </Button>
        </>
      }
    >
      {t('upload.interrupted', { name: formatFileName(about.fileName) })}
    </NoticeBar>
  );
}
