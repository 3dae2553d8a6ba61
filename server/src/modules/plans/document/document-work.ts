import { randomUUID } from 'node:crypto';
import {
  type Answer,
  PLAN_MESH_LIMIT_MB,
  type PlanDocument,
  type Received,
  dataTypes,
  planMeshExtensions,
  type plansEndpoints,
} from '@archway/contracts';
import { canonicalText, hashesIn, planDifference, readPlan } from '@archway/dental';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { type CaseKey, lockVersion, requireVersion } from '../../cases/api.ts';
import { casePrefix, deleteObjects, requireExtension, requireUploaded, requireWithin } from '../../files/api.ts';
import { actionsOn, targetFor } from '../plan-adapter.ts';
import { planRecord, planRows } from '../plan-repository.ts';
import { act } from '../plan-work.ts';
import { addMeshRow, documentRow, meshesOf } from './repository.ts';
import { holdersOf } from '../tasks/task-people.ts';
import { requirePen } from '../pen/pen.ts';
import { refusedFor, stepsOf } from './saving.ts';
import { hashOf, stored } from './stored.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs' | 'store' | 'log'>;
type PlanKey = CaseKey & { readonly planId: string };

const placeOf = ({ caseId, version, planId }: PlanKey) => ({
  caseId,
  version,
  dataType: dataTypes.plan,
  targetOrStepId: planId,
});

/** What was designed in a plan that somebody may see. @throws Refusal planNotDesigned */
export async function documentOf(
  context: Pick<AppContext, 'db' | 'store'>,
  { planId, name }: { readonly planId: string; readonly name: string },
): Promise<{ readonly document: PlanDocument; readonly sha256: string }> {
  const row = await documentRow(context.db, planId);
  if (!row) throw new Refusal('planNotDesigned', { name });
  return { document: await stored(context, row.objectName, row.sha256), sha256: row.sha256 };
}

/**
 * The document of a plan, in the form of today, with the meshes that it names.
 * @throws Refusal recordNotFound
 */
export async function readDocument(
  context: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  { planId, ...key }: Received<typeof plansEndpoints.document>['query'],
): Promise<Answer<typeof plansEndpoints.document>> {
  await requireVersion(context.db, caller, key);
  if (!(await planRecord(context.db, key, planId))) throw new Refusal('recordNotFound');
  const row = await documentRow(context.db, planId);
  if (!row) return null;
  const { sha256, bytes, objectName } = row;
  const document = await stored(context, objectName, sha256);
  const meshes = await meshesOf(context.db, key.caseId, hashesIn(document));
  return {
    ...{ sha256, bytes, document, ...stepsOf(document) },
    meshes: meshes.map((mesh) => ({ sha256: mesh.sha256, objectName: mesh.objectName, bytes: mesh.bytes })),
  };
}

/**
 * What a plan has otherwise than another one of its case.
 * @throws Refusal recordNotFound; planNotDesigned with the name of the one that has no document
 */
export async function compareDocuments(
  context: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  { planId, comparedPlanId, ...key }: Received<typeof plansEndpoints.difference>['query'],
): Promise<Answer<typeof plansEndpoints.difference>> {
  await requireVersion(context.db, caller, key);
  const ofCase = await planRows(context.db, key.caseId);
  const designOf = async (id: string): Promise<PlanDocument> => {
    const plan = ofCase.find((each) => each.planId === id);
    if (!plan) throw new Refusal('recordNotFound');
    // Each version was entrusted by itself: whoever sees one may not see the other.
    await requireVersion(context.db, caller, { caseId: key.caseId, version: plan.version });
    return (await documentOf(context, plan)).document;
  };
  const later = await designOf(planId);
  return { rows: planDifference(await designOf(comparedPlanId), later) };
}

/**
 * Saves the document of a draft: it is read as anything that comes from outside, stored, and then becomes the plan's.
 * @throws Refusal recordNotFound, noPermission, transitionRefused and its better words; planDocumentRefused,
 *   planDocumentChanged, penHeld while somebody else writes: then nothing is saved
 */
export async function saveDocument(
  context: Context,
  caller: Caller,
  { document: given, base, ...key }: Received<typeof plansEndpoints.saveDocument>['body'],
): Promise<Answer<typeof plansEndpoints.saveDocument>> {
  // Who does not see the case is told nothing about documents.
  await requireVersion(context.db, caller, key);
  const { document, problems } = readPlan(given);
  if (!document) throw refusedFor(problems);
  const text = Buffer.from(canonicalText(document));
  const sha256 = hashOf(text);
  const objectName = `${casePrefix(placeOf(key))}${randomUUID()}.json`;
  await context.store.put(objectName, text, { contentType: 'application/json' });
  const saved = { document, sha256, objectName, bytes: text.byteLength, base };
  try {
    await context.db.transaction(async (tx) => {
      await act(context, tx, caller, key, 'saveDocument', { document: saved });
      await requirePen(tx, key.planId, caller);
    });
  } catch (error) {
    await deleteObjects(context, [objectName]);
    throw error;
  }
  return { sha256, bytes: text.byteLength, ...stepsOf(document) };
}

/** What a Draco file begins with. */
const DRACO = 'DRACO';

/**
 * Takes an uploaded mesh among those of the case.
 * @throws Refusal recordNotFound; noPermission to whoever may not save the plan's document now; storageScope, fileFormat,
 *   fileNotUploaded, fileTooLarge; checksumMismatch when it holds something else than was said
 */
export async function addMesh(
  context: Context,
  caller: Caller,
  { objectName, size, crc64, sha256, ...key }: Received<typeof plansEndpoints.addMesh>['body'],
): Promise<Answer<typeof plansEndpoints.addMesh>> {
  const { db, store } = context;
  const found = await requireVersion(db, caller, key);
  const plan = await planRecord(db, key, key.planId);
  if (!plan) throw new Refusal('recordNotFound');
  const acted = { found, actor: caller, holders: await holdersOf(db, found) };
  const actions = await actionsOn(db, acted, plan, await targetFor(db, key, plan));
  if (!actions.includes('saveDocument')) throw new Refusal('noPermission');
  requireWithin(placeOf(key), [objectName]);
  requireExtension(planMeshExtensions, [objectName]);
  await requireUploaded(context, { objectName, size, crc64 }, PLAN_MESH_LIMIT_MB);
  const bytes = await (await store.get(objectName)).bytes();
  if (bytes.subarray(0, DRACO.length).toString('latin1') !== DRACO)
    throw new Refusal('fileFormat', { name: planMeshExtensions.join(', ') });
  if (hashOf(bytes) !== sha256) throw new Refusal('checksumMismatch');
  const first = await db.transaction(async (tx) => {
    await lockVersion(tx, caller, key);
    return addMeshRow(tx, { caseId: key.caseId, version: key.version, sha256, objectName, bytes: bytes.byteLength });
  });
  // The case has it already, under another name.
  if (!first && (await meshesOf(db, key.caseId, [sha256]))[0]?.objectName !== objectName)
    await deleteObjects(context, [objectName]);
  return { sha256, bytes: bytes.byteLength };
}
