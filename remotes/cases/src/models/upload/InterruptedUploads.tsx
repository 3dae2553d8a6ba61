import { useEffect, useState } from 'react';
import { InterruptedNotice } from '../../uploads/InterruptedNotice.tsx';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { type InterruptedModel, continueModel, discardModel, interruptedModels } from './model-uploads.ts';

/** Uploads that a reload has interrupted: to be finished, or given up. */
export function InterruptedUploads({ caseId, version }: CasePlace) {
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
    <InterruptedNotice
      key={upload.checkpoint.id}
      fileName={upload.about.fileName}
      onResume={() => settle(upload, true)}
      onGiveUp={() => settle(upload, false)}
    />
  ));
}
