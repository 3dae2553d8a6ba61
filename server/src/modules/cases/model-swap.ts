import type { CaseModel } from '@archway/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { type CaseKey, isEditable, lockVersion } from './case-access.ts';
import { tellCaseChanged } from './case-events.ts';
import { modelsOfVersion } from './model-view.ts';
import { recordAction } from './records.ts';
import { caseModels } from './schema.ts';

/**
 * Exchanges the jaws of the scans of a case; a single one goes to the other jaw.
 * @throws Refusal recordNotFound, ptNotEditable; modelMissing when there is no scan
 */
export function swapJaws(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  { ptId, version }: CaseKey,
): Promise<CaseModel[]> {
  const key: CaseKey = { ptId, version };
  const scans = and(eq(caseModels.ptId, ptId), eq(caseModels.version, version), eq(caseModels.modelType, 'scan'));
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('ptNotEditable');
    // The index that allows one scan of a jaw looks at each row by itself: both step aside first.
    const moved = await tx
      .update(caseModels)
      .set({ jaw: sql`-${caseModels.jaw}` })
      .where(scans)
      .returning();
    if (moved.length === 0) throw new Refusal('modelMissing');
    await tx
      .update(caseModels)
      .set({ jaw: sql`3 + ${caseModels.jaw}` })
      .where(scans);
    const { status } = found.version;
    const asAdmin = found.roles.includes('admin');
    await recordAction(tx, { ...key, action: 'swapJaws', from: status, to: status, userId: caller.userId, asAdmin });
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    return modelsOfVersion(tx, key);
  });
}
