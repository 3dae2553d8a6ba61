import { useRef, useState } from 'react';
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
  const wanted = useRef<AuditFindings | null>(null);
  const sending = useRef(false);
  useServerEvent('plan.comment', (changed) => {
    if (changed.planId === planId) void found.refetch();
  });
  const findings = keeping ?? found.data?.findings ?? {};

  /** One after the other, each with all that was answered by then: ticks that come fast undo no other. */
  const keep = async (): Promise<void> => {
    sending.current = true;
    for (let sent: AuditFindings | null = null; wanted.current !== null && wanted.current !== sent;) {
      sent = wanted.current;
      const kept = await call(endpoints.plans.saveAudit, { body: { ...key, findings: sent } }).catch(() => null);
      if (kept) queries.setQueryData(asked.queryKey, kept);
      else {
        // A refusal is told by the call, and what the server has stands there again.
        wanted.current = null;
        await found.refetch();
      }
    }
    wanted.current = null;
    sending.current = false;
    setKeeping(undefined);
  };
  const answer = (check: AuditCheck, said: AuditAnswer | null): void => {
    const { [check]: _, ...others } = wanted.current ?? found.data?.findings ?? {};
    const next = said === null ? others : { ...others, [check]: said };
    wanted.current = next;
    setKeeping(next);
    if (!sending.current) void keep();
  };
  return { found, findings, answer, keeping: keeping !== undefined } as const;
}
