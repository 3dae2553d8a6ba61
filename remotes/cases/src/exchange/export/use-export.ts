import { useState } from 'react';
import { type ArchiveJob, endpoints } from '@archway/contracts';
import { call, useSession } from '@archway/platform';
import { useArchiveJob } from '../use-archive-job.ts';
import { forgetExport, keepExport, knownExport } from './export-jobs.ts';

export interface CaseExport {
  /** Undefined before it was begun, and until the first word of it. */
  readonly job: ArchiveJob | undefined;
  /** It was begun. */
  readonly begun: boolean;
  readonly starting: boolean;
  /** It could not be begun, or nothing can be learnt of it. */
  readonly error: unknown;
  readonly begin: () => Promise<void>;
}

/** The export of a case by the reader, also one that was begun before the dialog was opened. */
export function useExport(caseId: string): CaseExport {
  const userId = useSession().user?.userId ?? '';
  const [jobId, setJobId] = useState(() => knownExport(userId, caseId));
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const { job, gone, error } = useArchiveJob(jobId);
  const begin = async (): Promise<void> => {
    setStarting(true);
    setRefused(null);
    forgetExport(userId, caseId);
    try {
      const begun = await call(endpoints.caseArchive.export, { body: { caseId } }, { quiet: true });
      keepExport(userId, caseId, begun.jobId);
      setJobId(begun.jobId);
    } catch (thrown) {
      setRefused(thrown);
    }
    setStarting(false);
  };
  return { job, begun: jobId !== null && !gone, starting, error: refused ?? error, begin };
}
