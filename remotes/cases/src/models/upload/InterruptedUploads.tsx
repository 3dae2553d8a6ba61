import { InterruptedNotice } from '../../uploads/InterruptedNotice.tsx';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { type InterruptedModel, continueModel, discardModel } from './model-uploads.ts';
import { useInterruptedModels } from './use-interrupted-models.ts';

/** Uploads that a reload has interrupted: to be finished, or given up. */
export function InterruptedUploads({ caseId, version }: CasePlace) {
  const { found, drop } = useInterruptedModels({ caseId, version });
  const settle = (upload: InterruptedModel, resume: boolean): void => {
    drop(upload);
    if (resume) continueModel(upload);
    else void discardModel(upload);
  };
  return (found ?? []).map((upload) => (
    <InterruptedNotice
      key={upload.checkpoint.id}
      fileName={upload.about.fileName}
      onResume={() => settle(upload, true)}
      onGiveUp={() => settle(upload, false)}
    />
  ));
}
