import type { Scheme } from '@archway/contracts';
import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { shownName } from '../access/api.ts';
import type { CaseKey } from '../cases/api.ts';
import { schemes } from './schema.ts';

type NewScheme = typeof schemes.$inferInsert;

const selectSchemes = (db: Querier) =>
  db
    .select({
      scheme: schemes,
      designerName: sql<string | null>`${shownName(schemes.designerId)}`,
      auditorName: sql<string | null>`${shownName(schemes.auditorId)}`,
    })
    .from(schemes);

type Selected = Awaited<ReturnType<typeof selectSchemes>>[number];

const toScheme = ({ scheme, designerName, auditorName }: Selected): Scheme => ({
  schemeId: scheme.schemeId,
  ptId: scheme.ptId,
  version: scheme.version,
  name: scheme.name,
  schemeType: scheme.schemeType,
  kind: scheme.kind,
  status: scheme.status,
  designerName,
  auditorName,
  upperSteps: scheme.upperSteps,
  lowerSteps: scheme.lowerSteps,
  remarks: scheme.remarks,
  sourceSchemeId: scheme.sourceSchemeId,
  createTime: scheme.createTime.toISOString(),
  updateTime: scheme.updateTime.toISOString(),
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

/** Plans of a case version, newest first. */
export async function schemesOf(db: Querier, { ptId, version }: CaseKey): Promise<Scheme[]> {
  const found = await selectSchemes(db)
    .where(and(eq(schemes.ptId, ptId), eq(schemes.version, version)))
    .orderBy(desc(schemes.schemeId));
  return found.map(toScheme);
}

/** A plan of this version of the case and no other. */
export async function findScheme(db: Querier, { ptId, version }: CaseKey, schemeId: string): Promise<Scheme | null> {
  const [found] = await selectSchemes(db).where(
    and(eq(schemes.ptId, ptId), eq(schemes.version, version), eq(schemes.schemeId, schemeId)),
  );
  return found ? toScheme(found) : null;
}
