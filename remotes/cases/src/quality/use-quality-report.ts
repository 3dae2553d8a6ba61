import { useQuery } from '@tanstack/react-query';
import {
  type CaseDetail,
  type FindingWeight,
  type InspectionReason,
  type OpenFinding,
  endpoints,
} from '@archway/contracts';
import { call, invalidate, query, useServerEvent } from '@archway/platform';

type Key = Pick<CaseDetail, 'caseId' | 'version'>;

/** The quality report of a case version, asked for again when the case changes. */
export function useQualityReport({ caseId, version }: Key, enabled = true) {
  const report = useQuery({ ...query(endpoints.inspection.report, { query: { caseId, version } }), enabled });
  useServerEvent('case.changed', (changed) => {
    if (enabled && changed.caseId === caseId) void refreshReport();
  });
  return report;
}

const refreshReport = (): Promise<void> => invalidate(endpoints.inspection.report);

/** What is said of a finding. */
export interface Said {
  readonly weight: FindingWeight;
  readonly words: string;
}

/** What it is about: `kind/id` of a file, or the case as a whole. */
export interface About {
  readonly object: { readonly kind: 'model' | 'photo' | 'cbct'; readonly id: string } | null;
  readonly reason: InspectionReason;
}

/** Writes in the report that is under way. Each call throws what the server refuses. */
export function reportWriter({ caseId, version }: Key) {
  const key = { caseId, version };
  const { inspection } = endpoints;
  const quiet = { quiet: true };
  return {
    add: (given: About & Said) => call(inspection.add, { body: { ...key, ...given } }, quiet).then(refreshReport),
    change: ({ findingId }: Pick<OpenFinding, 'findingId'>, said: Said) =>
      call(inspection.change, { params: { findingId }, body: { ...key, ...said } }, quiet).then(refreshReport),
    adopt: (doubt: string) =>
      call(inspection.adopt, { body: { ...key, key: doubt, weight: 'supply' } }).then(refreshReport),
    remove: ({ findingId }: Pick<OpenFinding, 'findingId'>) =>
      call(inspection.remove, { params: { findingId }, query: key }).then(refreshReport),
  };
}
