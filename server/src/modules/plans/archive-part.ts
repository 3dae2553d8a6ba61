import { type ArchivedPlan, archivedPlans } from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { addPlan, planRows } from './plan-repository.ts';

const name = 'plans';

async function read(packing: Packing): Promise<ArchivedPlan[]> {
  const rows = await planRows(packing.db, packing.caseId);
  const at = new Map(rows.map(({ planId }, index) => [planId, index + 1]));
  const found: ArchivedPlan[] = [];
  for (const { planId: id, caseId: _, designerId, auditorId, sourcePlanId, ...plan } of rows)
    found.push({
      ...plan,
      id,
      designer: await packing.person({ userId: designerId, place: `${name}/${id}-designer` }),
      auditor: await packing.person({ userId: auditorId, place: `${name}/${id}-auditor` }),
      source: sourcePlanId === null ? null : (at.get(sourcePlanId) ?? null),
      createTime: plan.createTime.toISOString(),
      updateTime: plan.updateTime.toISOString(),
    });
  return found;
}

async function write(unpacking: Unpacking, plans: ArchivedPlan[]): Promise<void> {
  const { tx, caseId } = unpacking;
  const ids: string[] = [];
  for (const { id: old, designer, auditor, source, createTime, updateTime, ...plan } of plans) {
    const sourcePlanId = source === null ? null : (ids[source - 1] ?? null);
    const times = { createTime: new Date(createTime), updateTime: new Date(updateTime) };
    const { planId: id } = await addPlan(tx, { ...plan, ...times, caseId, sourcePlanId });
    ids.push(id);
    unpacking.keepId(name, old, id);
    unpacking.keepName(`${name}/${id}-designer`, designer);
    unpacking.keepName(`${name}/${id}-auditor`, auditor);
  }
}

/** Plans with what was decided about them, in the archive of a case. */
export const planPart = archivePart<ArchivedPlan[]>({
  ...{ name, rank: 1, schema: archivedPlans, read, write },
  versions: (plans) => plans.map(({ version }) => version),
});
