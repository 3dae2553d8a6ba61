import { useQuery } from '@tanstack/react-query';
import { type ArchiveJob, endpoints } from '@archway/contracts';
import { ApiError, query, useServerEvent } from '@archway/platform';

/** The stream of events may be broken; then it is asked for while the job runs. */
const FALLBACK_MS = 3000;

export const isRunning = ({ state }: Pick<ArchiveJob, 'state'>): boolean => state === 'waiting' || state === 'running';

/** How far an export or import is, live. `gone`: it has expired, and nothing is known of it any more. */
export function useArchiveJob(jobId: string | null): {
  job: ArchiveJob | undefined;
  gone: boolean;
  error: Error | null;
  retry: () => void;
} {
  const found = useQuery({
    ...query(endpoints.caseArchive.job, { query: { jobId: jobId ?? '0' } }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data === undefined || isRunning(state.data) ? FALLBACK_MS : false),
  });
  useServerEvent('caseArchive.job', (event) => {
    if (event.jobId === jobId) void found.refetch();
  });
  const gone = found.error instanceof ApiError && found.error.name === 'recordNotFound';
  return {
    job: jobId === null || gone ? undefined : found.data,
    gone: jobId !== null && gone,
    error: gone ? null : found.error,
    retry: () => void found.refetch(),
  };
}
