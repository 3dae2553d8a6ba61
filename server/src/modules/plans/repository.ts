import type { Scheme } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { ordered } from '../../infrastructure/lists/order.ts';
import { selectRows } from '../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../infrastructure/lists/selection.ts';
import { shownName } from '../access/api.ts';
import type { CaseKey } from '../cases/api.ts';
import { schemes } from './schema.ts';

type NewScheme = typeof schemes.$inferInsert;

const row = selection({
  ...columnsOf(
    schemes,
    's',
    ...(['schemeId', 'ptId', 'version', 'name', 'schemeType', 'kind', 'status', 'upperSteps', 'lowerSteps'] as const),
    ...(['remarks', 'sourceSchemeId', 'createTime', 'updateTime'] as const),
  ),
  designerName: computed<string | null>(shownName(sql`s.designer_id`)),
  auditorName: computed<string | null>(shownName(sql`s.auditor_id`)),
});

export type ImportedPlan = NewScheme;

/** Whether any plan was ever begun. */
export const anyPlanAtAll = async (db: Querier): Promise<boolean> =>
  (await db.select({ schemeId: schemes.schemeId }).from(schemes).limit(1)).length > 0;

/** Plans with their past, as they come from elsewhere. @returns their ids, in the order of the plans */
export async function importPlans(tx: Transaction, plans: readonly ImportedPlan[]): Promise<string[]> {
  if (plans.length === 0) return [];
  const rows = await tx
    .insert(schemes)
    .values([...plans])
    .returning({ schemeId: schemes.schemeId });
  return rows.map(({ schemeId }) => schemeId);
}

/** Number of plans of the case version of a row, as part of another module's statement: one look-up by index a row. */
export const plansOfRow = ({ ptId, version }: { readonly ptId: SQL; readonly version: SQL }): SQL =>
  sql`(select count(*)::int from schemes s where s.pt_id = ${ptId} and s.version = ${version})`;

const ofVersion = ({ ptId, version }: CaseKey): SQL => sql`s.pt_id = ${ptId} and s.version = ${version}`;

/** Plans of a case version, newest first. */
export const schemesOf = (db: Querier, key: CaseKey): Promise<Scheme[]> =>
  selectRows(db, row, sql`${schemes} s where ${ofVersion(key)} ${ordered(['s.scheme_id'], 'desc')}`);

/** A plan of this version of the case and no other. */
export async function findScheme(db: Querier, key: CaseKey, schemeId: string): Promise<Scheme | null> {
  const [found] = await selectRows(db, row, sql`${schemes} s where ${ofVersion(key)} and s.scheme_id = ${schemeId}`);
  return found ?? null;
}
