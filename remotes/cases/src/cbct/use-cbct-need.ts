import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, endpoints, intakeOf } from '@archway/contracts';
import { query } from '@archway/platform';

/** Whether a case goes out without a CBCT: `no`: none is asked for; `unknown` until the server has answered. */
export type CbctNeed = 'no' | 'unknown' | 'missing' | 'there';

export function useCbctNeed(detail: CaseDetail | null): CbctNeed {
  const needed = detail !== null && intakeOf(detail.serviceType).ct;
  const { caseId, version } = detail ?? { caseId: '0', version: 1 };
  const found = useQuery({ ...query(endpoints.cbct.get, { query: { caseId, version } }), enabled: needed });
  if (!needed) return 'no';
  if (found.data === undefined) return 'unknown';
  return found.data === null ? 'missing' : 'there';
}
