import { useEffect, useState } from 'react';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { type InterruptedModel, interruptedModels } from './model-uploads.ts';

/** Uploads of a case that an earlier page did not finish, and whose bytes are still here; null until that is known. */
export function useInterruptedModels({ caseId, version }: CasePlace) {
  const [found, setFound] = useState<readonly InterruptedModel[] | null>(null);
  useEffect(() => {
    let shown = true;
    void interruptedModels({ caseId, version }).then((uploads) => shown && setFound(uploads));
    return () => {
      shown = false;
    };
  }, [caseId, version]);
  return {
    found,
    drop: (upload: InterruptedModel) => setFound((uploads) => uploads?.filter((other) => other !== upload) ?? null),
  };
}
