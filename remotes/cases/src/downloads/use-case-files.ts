import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';
import { type CaseFiles, filesOf } from './case-files.ts';

/** The stored files of a case version; null until all three lists are there. */
export function useCaseFiles({ caseId, version }: Pick<CaseDetail, 'caseId' | 'version'>): {
  files: CaseFiles | null;
  error: Error | null;
  retry: () => void;
} {
  const key = { query: { caseId, version } };
  const models = useQuery(query(endpoints.models.list, key));
  const photos = useQuery(query(endpoints.photos.list, key));
  const cbct = useQuery(query(endpoints.cbct.get, key));
  const isThere = models.data !== undefined && photos.data !== undefined && cbct.data !== undefined;
  return {
    files: isThere ? filesOf({ models: models.data, photos: photos.data, cbct: cbct.data }) : null,
    error: models.error ?? photos.error ?? cbct.error,
    retry: () => void Promise.all([models.refetch(), photos.refetch(), cbct.refetch()]),
  };
}
