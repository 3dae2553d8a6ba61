import { useEffect, useState } from 'react';
import { type ArchiveJob, endpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import { refreshCase } from '../../case/use-case-machine.ts';
import { useArchiveJob } from '../use-archive-job.ts';

export interface Destination {
  readonly practiceId: string;
  readonly doctorId: string;
  /** Also if this very archive has become a case there before. */
  readonly again: boolean;
}

/** An import that the reader has decided on. */
export function useImport(): {
  begun: boolean;
  job: ArchiveJob | undefined;
  error: unknown;
  begin: (objectName: string, to: Destination) => Promise<void>;
  reset: () => void;
} {
  const [jobId, setJobId] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const { job, error } = useArchiveJob(jobId);
  const done = job?.state === 'done';
  useEffect(() => {
    if (done) void refreshCase();
  }, [done]);
  const begin = async (objectName: string, to: Destination): Promise<void> => {
    setStarting(true);
    setRefused(null);
    try {
      const begun = await call(endpoints.caseArchive.import, { body: { objectName, ...to } }, { quiet: true });
      setJobId(begun.jobId);
    } catch (thrown) {
      setRefused(thrown);
    }
    setStarting(false);
  };
  const reset = (): void => {
    setJobId(null);
    setRefused(null);
  };
  return { begun: starting || jobId !== null, job, error: refused ?? error, begin, reset };
}
