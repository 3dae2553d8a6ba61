import { createHash } from 'node:crypto';
import { type ArchivedPlan, PLAN_DOCUMENT_LIMIT_MB, archivedPlans, dataTypes } from '@archway/contracts';
import { readPlanText } from '@archway/dental';
import { Refusal } from '../../context.ts';
import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { type DocumentRow, documentsOfCase, putDocument } from './document/repository.ts';
import { type PlanRecord, addPlan, planRows } from './plan-repository.ts';
import { planDocuments, plans } from './schema.ts';

const name = 'plans';
const saver = (planId: string): string => `${name}/${planId}-saved`;

async function packed(
  packing: Packing,
  { planId, version }: PlanRecord,
  row: DocumentRow | undefined,
  place: number,
): Promise<ArchivedPlan['document']> {
  if (!row) return null;
  const { sha256, objectName, savedBy, saveTime } = row;
  return {
    file: packing.file({ version, dataType: dataTypes.plan, objectName, path: `${name}/v${version}/plan-${place}` }),
    sha256,
    savedBy: await packing.person({ userId: savedBy, place: saver(planId) }),
    saveTime: saveTime.toISOString(),
  };
}

async function read(packing: Packing): Promise<ArchivedPlan[]> {
  const rows = await planRows(packing.db, packing.caseId);
  const documents = new Map((await documentsOfCase(packing.db, packing.caseId)).map((row) => [row.planId, row]));
  const at = new Map(rows.map(({ planId }, index) => [planId, index + 1]));
  const found: ArchivedPlan[] = [];
  for (const [index, row] of rows.entries()) {
    const { planId: id, caseId: _, designerId, auditorId, sourcePlanId, targetPlanId, ...plan } = row;
    found.push({
      ...plan,
      id,
      designer: await packing.person({ userId: designerId, place: `${name}/${id}-designer` }),
      auditor: await packing.person({ userId: auditorId, place: `${name}/${id}-auditor` }),
      source: sourcePlanId === null ? null : (at.get(sourcePlanId) ?? null),
      target: targetPlanId === null ? null : (at.get(targetPlanId) ?? null),
      document: await packed(packing, row, documents.get(id), index + 1),
      createTime: plan.createTime.toISOString(),
      updateTime: plan.updateTime.toISOString(),
    });
  }
  return found;
}

/** What is stored as a document is one, and the one that was saved. @throws Refusal caseArchiveChanged */
async function verify(store: ObjectStore, content: ArchivedPlan[], file: Unpacking['file']): Promise<void> {
  for (const { document } of content) {
    if (!document) continue;
    const bytes = await (await store.get(file(document.file).objectName)).bytes();
    const isWhole = createHash('sha256').update(bytes).digest('hex') === document.sha256;
    if (!isWhole || !readPlanText(bytes.toString('utf8')).document)
      throw new Refusal('caseArchiveChanged', { name: document.file });
  }
}

async function write(unpacking: Unpacking, plans: ArchivedPlan[]): Promise<void> {
  const { tx, caseId } = unpacking;
  const ids: string[] = [];
  const idAt = (place: number | null): string | null => (place === null ? null : (ids[place - 1] ?? null));
  for (const { id: old, designer, auditor, source, target, result, document, ...rest } of plans) {
    const { createTime, updateTime, ...plan } = rest;
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
    if (!document) continue;
    const { objectName, size } = unpacking.file(document.file);
    const saved = { sha256: document.sha256, saveTime: new Date(document.saveTime), savedBy: null };
    await putDocument(tx, { planId: id, caseId, objectName, bytes: size, ...saved });
    unpacking.keepName(saver(id), document.savedBy);
  }
}

/** Plans with what was decided about them and designed in them, in the archive of a case. */
export const planPart = archivePart<ArchivedPlan[]>({
  ...{ name, rank: 1, schema: archivedPlans, read, write, verify, tables: [plans, planDocuments] },
  owns: { dataType: dataTypes.plan, extensions: ['json'], limitMb: PLAN_DOCUMENT_LIMIT_MB },
  versions: (plans) => plans.map(({ version }) => version),
  files: (plans) => plans.flatMap(({ document }) => document?.file ?? []),
});
