import { useEffect, useState } from 'react';
import { Button, NoticeBar } from '@archway/ui';
import { formatFileName, useText } from '@archway/platform';
import {
  type InterruptedUpload,
  discardInterrupted,
  interruptedUploads,
  resumeInterrupted,
} from '../uploads/resume-uploads.ts';

/** Uploads that a reload has interrupted: to be finished, or given up. */
export function InterruptedUploads({ ptId, version }: { ptId: string; version: number }) {
  const t = useText('cases');
  const [found, setFound] = useState<readonly InterruptedUpload[]>([]);
  useEffect(() => {
    let shown = true;
    void interruptedUploads(ptId, version).then((uploads) => shown && setFound(uploads));
    return () => {
      shown = false;
    };
  }, [ptId, version]);

  const settle = (upload: InterruptedUpload, resume: boolean): void => {
    setFound((uploads) => uploads.filter((other) => other !== upload));
    void (resume ? resumeInterrupted(upload) : discardInterrupted(upload));
  };
  return found.map((upload) => (
    <NoticeBar
      key={upload.checkpoint.id}
      tone="warning"
      action={
        <>
          <Button size="small" onClick={() => settle(upload, true)}>
            {t('upload.resume')}
          </Button>
          <Button size="small" type="text" onClick={() => settle(upload, false)}>
            {t('upload.giveUp')}
          </Button>
        </>
      }
    >
      {t('upload.interrupted', { name: formatFileName(upload.about.fileName) })}
    </NoticeBar>
  ));
}
