import { useQuery } from '@tanstack/react-query';
import { type CaseCbct, type CaseDetail, endpoints } from '@archway/contracts';
import { query, usePermission } from '@archway/platform';

export type CbctDetail = Pick<CaseDetail, 'ptId' | 'version' | 'editable'>;

/** The CBCT of a case version, and whether the reader may put another one there. */
export interface CaseCbctState {
  /** Null: there is none. */
  readonly cbct: CaseCbct | null;
  readonly loaded: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly mayUpload: boolean;
}

export function useCaseCbct({ ptId, version, editable }: CbctDetail): CaseCbctState {
  const found = useQuery(query(endpoints.cbct.get, { query: { ptId, version } }));
  return {
    cbct: found.data ?? null,
    loaded: found.data !== undefined,
    error: found.error,
    retry: () => void found.refetch(),
    mayUpload: usePermission('cbct:upload') && editable,
  };
}
