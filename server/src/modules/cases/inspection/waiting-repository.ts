import { type CaseStatus, entrustTo } from '@archway/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { cases } from '../schema.ts';
import type { CaseKey } from '../scope/access-repository.ts';

/** Cases, of a practice or one alone, that wait for the machine; all without a filter. */
export interface WaitingFilter {
  readonly practiceId?: string;
  readonly caseId?: string;
}

/** The newest versions of self-designed cases in these statuses. */
export const selfDesignedIn = (
  db: Querier,
  statuses: readonly CaseStatus[],
  { practiceId, caseId }: WaitingFilter = {},
): Promise<CaseKey[]> =>
  db
    .select({ caseId: cases.caseId, version: cases.version })
    .from(cases)
    .where(
      and(
        eq(cases.entrust, entrustTo.self),
        inArray(cases.status, [...statuses]),
        practiceId === undefined ? undefined : eq(cases.practiceId, practiceId),
        caseId === undefined ? undefined : eq(cases.caseId, caseId),
      ),
    );
