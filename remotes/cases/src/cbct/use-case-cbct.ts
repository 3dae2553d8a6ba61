import { useQuery } from '@tanstack/react-query';
import { type CaseCbct, type CaseDetail, endpoints } from '@archway/contracts';
import { query, usePermission } from '@archway/platform';
import type { CasePlace } from '../uploads/storage-client.ts';
import type { CbctUpload } from './upload/cbct-upload.ts';
import { useCbctUpload } from './upload/cbct-uploads.ts';

export type CbctDetail = Pick<CaseDetail, 'caseId' | 'version' | 'editable'>;

/** The CT of a case version, what is on its way there, and whether the reader may put another one there. */
export interface CaseCbctState {
  readonly place: CasePlace;
  /** Null: there is none. */
  readonly cbct: CaseCbct | null;
  readonly upload: CbctUpload | undefined;
  readonly loaded: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly mayUpload: boolean;
}

export function useCaseCbct({ caseId, version, editable }: CbctDetail): CaseCbctState {
  const found = useQuery(query(endpoints.cbct.get, { query: { caseId, version } }));
  const place = { caseId, version };
  return {
    place,
    cbct: found.data ?? null,
    upload: useCbctUpload(place),
    loaded: found.data !== undefined,
    error: found.error,
    retry: () => void found.refetch(),
    mayUpload: usePermission('cbct:upload') && editable,
  };
}
