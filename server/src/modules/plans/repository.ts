import type { Plan } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { ordered } from '../../infrastructure/lists/order.ts';
import { selectRows } from '../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../infrastructure/lists/selection.ts';
import { shownName } from '../access/api.ts';
import type { CaseKey } from '../cases/api.ts';
import { plans } from './schema.ts';

type NewPlanRow = typeof plans.$inferInsert;

const row = selection({
  ...columnsOf(
    plans,
    's',
    ...(['planId', 'caseId', 'version', 'name', 'planType', 'kind', 'status', 'result'] as const),
    ...(['upperSteps', 'lowerSteps', 'remarks', 'reviewMessage', 'clinicalMessage'] as const),
    ...(['targetPlanId', 'sourcePlanId', 'confirmedHash', 'createTime', 'updateTime'] as const),
  ),
  documentHash: computed<string | null>(sql`(select d.sha256 from scheme_documents d where d.scheme_id = s.scheme_id)`),
  designerName: computed<string | null>(shownName(sql`s.designer_id`)),
  auditorName: computed<string | null>(shownName(sql`s.auditor_id`)),
});

export type ImportedPlan = NewPlanRow;

/** Whether any plan was ever begun. */
export const anyPlanAtAll = async (db: Querier): Promise<boolean> =>
  (await db.select({ planId: plans.planId }).from(plans).limit(1)).length > 0;

/** Plans with their past, as they come from elsewhere. @returns their ids, in the order of the plans */
export async function importPlans(tx: Transaction, imported: readonly ImportedPlan[]): Promise<string[]> {
  if (imported.length === 0) return [];
  const rows = await tx
    .insert(plans)
    .values([...imported])
    .returning({ planId: plans.planId });
  return rows.map(({ planId }) => planId);
}

/** Number of plans of the case version of a row, as part of another module's statement: one look-up by index a row. */
export const plansOfRow = ({ caseId, version }: { readonly caseId: SQL; readonly version: SQL }): SQL =>
  sql`(select count(*)::int from schemes s where s.pt_id = ${caseId} and s.version = ${version})`;

const ofVersion = ({ caseId, version }: CaseKey): SQL => sql`s.pt_id = ${caseId} and s.version = ${version}`;

/** Plans of a case version, newest first. */
export const plansOf = (db: Querier, key: CaseKey): Promise<Plan[]> =>
  selectRows(db, row, sql`${plans} s where ${ofVersion(key)} ${ordered(['s.scheme_id'], 'desc')}`);

/** A plan of this version of the case and no other. */
export async function findPlan(db: Querier, key: CaseKey, planId: string): Promise<Plan | null> {
  const [found] = await selectRows(db, row, sql`${plans} s where ${ofVersion(key)} and s.scheme_id = ${planId}`);
  return found ?? null;
}
