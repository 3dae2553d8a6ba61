import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AuditAnswer, type AuditCheck, type AuditFindings, endpoints } from '@archway/contracts';
import { call, query, useServerEvent } from '@archway/platform';

interface PlanKey {
  readonly caseId: string;
  readonly version: number;
  readonly planId: string;
}

/** The internal audit of a plan; each answer is kept at once, so that a closed page loses none. */
export function useAudit({ caseId, version, planId }: PlanKey) {
  const key = { caseId, version, planId };
  const asked = query(endpoints.plans.audit, { query: key });
  const found = useQuery(asked);
  const queries = useQueryClient();
  // What is being kept stands there before the server has it.
  const [keeping, setKeeping] = useState<AuditFindings>();
  useServerEvent('plan.comment', (changed) => {
    if (changed.planId === planId) void found.refetch();
  });
  const findings = keeping ?? found.data?.findings ?? {};

  const answer = async (check: AuditCheck, said: AuditAnswer | null): Promise<void> => {
    const { [check]: _, ...others } = findings;
    const next = said === null ? others : { ...others, [check]: said };
    setKeeping(next);
    // A refusal is told by the call, and what the server has stands there again.
    const kept = await call(endpoints.plans.saveAudit, { body: { ...key, findings: next } }).catch(() => null);
    if (kept) queries.setQueryData(asked.queryKey, kept);
    else await found.refetch();
    setKeeping(undefined);
  };
  return { found, findings, answer, keeping: keeping !== undefined } as const;
}
