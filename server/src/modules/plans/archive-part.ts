import { type ArchivedPlan, archivedPlans } from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { addPlan, planRows } from './plan-repository.ts';
import { plans } from './schema.ts';

const name = 'plans';

async function read(packing: Packing): Promise<ArchivedPlan[]> {
  const rows = await planRows(packing.db, packing.caseId);
  const at = new Map(rows.map(({ planId }, index) => [planId, index + 1]));
  const found: ArchivedPlan[] = [];
  for (const { planId: id, caseId: _, designerId, auditorId, sourcePlanId, targetPlanId, ...plan } of rows)
    found.push({
      ...plan,
      id,
      designer: await packing.person({ userId: designerId, place: `${name}/${id}-designer` }),
      auditor: await packing.person({ userId: auditorId, place: `${name}/${id}-auditor` }),
      source: sourcePlanId === null ? null : (at.get(sourcePlanId) ?? null),
      target: targetPlanId === null ? null : (at.get(targetPlanId) ?? null),
      createTime: plan.createTime.toISOString(),
      updateTime: plan.updateTime.toISOString(),
    });
  return found;
}

async function write(unpacking: Unpacking, plans: ArchivedPlan[]): Promise<void> {
  const { tx, caseId } = unpacking;
  const ids: string[] = [];
  const idAt = (place: number | null): string | null => (place === null ? null : (ids[place - 1] ?? null));
  for (const { id: old, designer, auditor, source, target, result, createTime, updateTime, ...plan } of plans) {
    const from = { source, target: target ?? null };
    // Stages of older archives came from their target.
    if (target === undefined && plan.planType === 'step') Object.assign(from, { source: null, target: source });
    const [sourcePlanId, targetPlanId] = [idAt(from.source), idAt(from.target)];
    const times = { createTime: new Date(createTime), updateTime: new Date(updateTime) };
    const { planId: id } = await addPlan(tx, {
      ...plan,
      ...times,
      ...{ caseId, sourcePlanId, targetPlanId, result: result ?? null },
    });
    ids.push(id);
    unpacking.keepId(name, old, id);
    unpacking.keepName(`${name}/${id}-designer`, designer);
    unpacking.keepName(`${name}/${id}-auditor`, auditor);
  }
}

/** Plans with what was decided about them, in the archive of a case. */
export const planPart = archivePart<ArchivedPlan[]>({
  ...{ name, rank: 1, schema: archivedPlans, read, write, tables: [plans] },
  versions: (plans) => plans.map(({ version }) => version),
});
