import { useEffect, useState } from 'react';
import { Button, NoticeBar } from '@archway/ui';
import { formatFileName, useText } from '@archway/platform';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { type InterruptedModel, continueModel, discardModel, interruptedModels } from './model-uploads.ts';

/** Uploads that a reload has interrupted: to be finished, or given up. */
export function InterruptedUploads({ caseId, version }: CasePlace) {
  const t = useText('cases');
  const [found, setFound] = useState<readonly InterruptedModel[]>([]);
  useEffect(() => {
    let shown = true;
    void interruptedModels({ caseId, version }).then((uploads) => shown && setFound(uploads));
    return () => {
      shown = false;
    };
  }, [caseId, version]);

  const settle = (upload: InterruptedModel, resume: boolean): void => {
    setFound((uploads) => uploads.filter((other) => other !== upload));
    if (resume) continueModel(upload);
    else void discardModel(upload);
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
