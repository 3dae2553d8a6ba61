import { randomUUID } from 'node:crypto';
import { dataTypes } from '@archway/contracts';
import { canonicalText } from '@archway/dental';
import { type AppContext, Refusal } from '../../../context.ts';
import { callerWithoutSession } from '../../access/api.ts';
import { casePrefix, deleteObjects } from '../../files/api.ts';
import { saveDocument } from '../document/document-work.ts';
import { addMeshRow, documentRow, meshesOf } from '../document/repository.ts';
import { hashOf } from '../document/stored.ts';
import type { DesignRow } from './design-repository.ts';
import type { Designed } from './tasks.ts';

type Made = Extract<Designed, { document: unknown }>;

/**
 * Saves a design in the name of whoever asked for it, as if they had saved it themselves.
 * @returns the hash of its document
 * @throws Refusal as saving a document: above all planDocumentChanged when somebody has saved another one meanwhile
 */
export async function saveDesign(
  context: AppContext,
  { userId, caseId, version, planId, base }: DesignRow,
  { document, meshes }: Made,
): Promise<string> {
  const caller = await callerWithoutSession(context.db, userId);
  if (!caller) throw new Refusal('noPermission');
  const sha256 = hashOf(canonicalText(document));
  const there = (await documentRow(context.db, planId))?.sha256 ?? null;
  // An earlier try had saved it, and was killed before it could say so.
  if (there === sha256) return sha256;
  if (there !== base) throw new Refusal('planDocumentChanged');
  await keepMeshes(context, { caseId, version, planId }, meshes);
  const saved = await saveDocument(context, caller, { caseId, version, planId, base, document });
  return saved.sha256;
}

/** Takes meshes among those of the case; those that it has are not stored again. */
async function keepMeshes(
  context: AppContext,
  { caseId, version, planId }: Pick<DesignRow, 'caseId' | 'version' | 'planId'>,
  meshes: Made['meshes'],
): Promise<void> {
  const { db, store } = context;
  const hashes = meshes.map(({ sha256 }) => sha256);
  const known = new Set((await meshesOf(db, caseId, hashes)).map(({ sha256 }) => sha256));
  const place = casePrefix({ caseId, version, dataType: dataTypes.plan, targetOrStepId: planId });
  for (const { sha256, bytes } of meshes.filter((mesh) => !known.has(mesh.sha256))) {
    const objectName = `${place}${randomUUID()}.drc`;
    const { size } = await store.put(objectName, bytes);
    const first = await addMeshRow(db, { caseId, version, sha256, objectName, bytes: size });
    if (!first) await deleteObjects(context, [objectName]);
  }
}
