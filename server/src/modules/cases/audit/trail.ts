import { type Answer, type Received, type auditEndpoints, mayOversee } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { requireCase } from '../scope/case-access.ts';
import { entriesInOrder, lastEntry, pageOfEntries } from './audit-repository.ts';
import { ChainWalk } from './chain.ts';

/** A page of the trail of a case, for whoever answers for its practice. @throws Refusal recordNotFound, auditForOwner */
export async function trailOf(
  db: Database,
  caller: Caller,
  asked: Received<typeof auditEndpoints.page>['query'],
): Promise<Answer<typeof auditEndpoints.page>> {
  const { roles } = await requireCase(db, caller, asked.caseId);
  if (!mayOversee(roles)) throw new Refusal('auditForOwner');
  // As of one moment: an entry that is added meanwhile is neither missing nor counted.
  return db.transaction(
    async (tx) => {
      const { rows, total } = await pageOfEntries(tx, asked);
      const walk = new ChainWalk();
      for await (const entry of entriesInOrder(tx, asked.caseId)) walk.step(entry);
      return {
        rows: rows.map(({ seq, version, userName, roles: held, at, kind, subject, details }) => ({
          ...{ seq, version, by: userName, roles: held, at: at.toISOString(), kind, subject },
          ...{ fields: [...(details.fields ?? [])], from: details.from ?? null, to: details.to ?? null },
        })),
        total,
        chain: {
          entries: walk.entries,
          brokenAt: walk.broken[0]?.seq ?? null,
          head: (await lastEntry(tx, asked.caseId))?.hash ?? null,
        },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Walks every chain, or that of one case, as of one moment: nobody is kept from working. */
export const verifyTrails = (db: Database, caseId: string | null): Promise<Answer<typeof auditEndpoints.verify>> =>
  db.transaction(
    async (tx) => {
      const walk = new ChainWalk();
      const at = new Date().toISOString();
      for await (const entry of entriesInOrder(tx, caseId)) walk.step(entry);
      return { at, cases: walk.cases, entries: walk.entries, broken: walk.broken };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
