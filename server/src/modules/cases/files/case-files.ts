import type { ChangedSubject } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { deleteObjects, requireExtension, requireObject, requireUploaded, requireWithin } from '../../files/api.ts';
import { auditChange } from '../audit/append.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { recordAction } from '../record/records.ts';
import { type CaseKey, type VisibleVersion, isEditable, lockVersion, requireVersion } from '../scope/case-access.ts';
import type { CaseFileClaim, CaseFileKind, CaseFileRow, OpenVersion } from './case-file-kind.ts';

export type CaseFileContext = Pick<AppContext, 'db' | 'store' | 'events' | 'log'>;

/**
 * Makes uploaded objects a file of a case, after they were compared with what the uploader knows of them. What it
 * replaces is removed from the storage once that is certain. Registering the same objects again answers the same file.
 * @throws Refusal recordNotFound, caseNotEditable; storageScope, fileFormat, fileNotUploaded, fileTooLarge,
 * checksumMismatch; what the kind refuses with
 */
export async function registerCaseFile<Claim extends CaseFileClaim, Row extends CaseFileRow, View>(
  context: CaseFileContext,
  caller: Caller,
  kind: CaseFileKind<Claim, Row, View>,
  claim: Claim,
): Promise<View> {
  const { db } = context;
  const key = keyOf(claim);
  // Access first: whoever may not do this learns nothing of the objects.
  const found = await requireVersion(db, caller, key);
  const replaces = async (db: Querier, at: VisibleVersion): Promise<boolean> =>
    (await kind.mayReplace?.(db, caller, at, claim)) === true;
  if (!isEditable(found) && !(await replaces(db, found))) throw new Refusal('caseNotEditable');
  await checkObjects(context, kind, claim);

  const { id, unused } = await db.transaction(async (tx) => {
    const open = await openVersion(tx, caller, key, replaces);
    const standing = await kind.standing(tx, claim);
    // What is replaced is there: nothing is added.
    if (!standing && !isEditable(open.found)) throw new Refusal('caseNotEditable');
    if (standing && isSame(kind, standing, claim)) return { id: kind.idOf(standing), unused: [] };
    const put = await kind.put(open, claim, standing);
    await tell(context, open);
    return { id: put, unused: standing ? await unusedOf(kind, tx, standing) : [] };
  });
  await deleteObjects(context, unused);
  const view = await kind.view(db, id, found);
  if (!view) throw new Refusal('recordNotFound');
  return view;
}

/** Removes a file from a case that may still be changed, and its objects once that is certain. @throws Refusal as above */
export async function removeCaseFile<Claim extends CaseFileClaim, Row extends CaseFileRow, View>(
  context: CaseFileContext,
  caller: Caller,
  kind: CaseFileKind<Claim, Row, View>,
  id: string,
): Promise<void> {
  const unused = await context.db.transaction(async (tx) => {
    const known = await kind.find(tx, id);
    if (!known) throw new Refusal('recordNotFound');
    const open = await openVersion(tx, caller, keyOf(known));
    // As it is now that nobody else changes it.
    const row = kind.lock ? await kind.lock(tx, id) : await kind.find(tx, id);
    if (!row) throw new Refusal('recordNotFound');
    await kind.remove(open, row);
    await tell(context, open);
    return unusedOf(kind, tx, row);
  });
  await deleteObjects(context, unused);
}

/**
 * Runs a change of a version's files: access first, one change after the other, and open pages hear of it.
 * @throws Refusal recordNotFound, caseNotEditable
 */
export function changeCaseFiles<T>(
  context: Pick<CaseFileContext, 'db' | 'events'>,
  caller: Caller,
  key: CaseKey,
  change: (open: OpenVersion) => Promise<T>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    const open = await openVersion(tx, caller, keyOf(key));
    const result = await change(open);
    await tell(context, open);
    return result;
  });
}

/** The objects must lie where files of this kind lie, be of its formats, and be what the uploader says. @throws Refusal */
export async function checkObjects<Claim extends CaseFileClaim, Row extends CaseFileRow, View>(
  context: Pick<CaseFileContext, 'store'>,
  kind: Pick<CaseFileKind<Claim, Row, View>, 'dataType' | 'placeId' | 'limitMb' | 'objectsOf' | 'formats' | 'verify'>,
  claim: Claim,
): Promise<void> {
  const objects = kind.objectsOf(claim);
  requireWithin({ ...keyOf(claim), dataType: kind.dataType, targetOrStepId: kind.placeId }, objects);
  for (const [extensions, names] of kind.formats(claim)) requireExtension(extensions, names);
  await requireUploaded(context, claim, kind.limitMb);
  for (const name of objects) if (name !== claim.objectName) await requireObject(context, name, kind.limitMb);
  await kind.verify?.(claim);
}

/** Notes in the progress log what was done with a file; the status stays. */
export const recordFile = (
  { tx, caller, found }: OpenVersion,
  action: Parameters<typeof recordAction>[1]['action'],
  file: { readonly id: string; readonly fileName: string },
): Promise<void> => {
  const { caseId, version, status } = found.version;
  return recordAction(tx, {
    ...{ caseId, version, action, from: status, to: status, userId: caller.userId, roles: found.roles },
    ...{ note: file.fileName, ids: [file.id] },
  });
};

/** Puts into the audit trail what was done with files and stands in no progress log. */
export const auditFiles = (
  { tx, caller, found }: OpenVersion,
  subject: ChangedSubject,
  ids: readonly string[],
): Promise<void> => auditChange(tx, found.version, { userId: caller.userId, roles: found.roles }, subject, { ids });

/** Objects that only this row has referred to. */
export async function unusedOf<Claim extends CaseFileClaim, Row extends CaseFileRow, View>(
  kind: CaseFileKind<Claim, Row, View>,
  db: Querier,
  row: Row,
): Promise<string[]> {
  const names = [...kind.objectsOf(row), ...(kind.madeOf?.(row) ?? [])];
  const used = new Set(await kind.inUse(db, names));
  return names.filter((name) => !used.has(name));
}

async function openVersion(
  tx: OpenVersion['tx'],
  caller: Caller,
  key: CaseKey,
  replaces?: (db: Querier, found: VisibleVersion) => Promise<boolean>,
): Promise<OpenVersion> {
  const found = await lockVersion(tx, caller, key);
  if (!isEditable(found) && !(await replaces?.(tx, found))) throw new Refusal('caseNotEditable');
  return { tx, caller, found };
}

const tell = (context: Pick<CaseFileContext, 'events'>, { tx, found }: OpenVersion): Promise<void> =>
  tellCaseChanged(context, tx, keyOf(found.version), { ...found.record, ...found.version });

const keyOf = ({ caseId, version }: CaseKey): CaseKey => ({ caseId, version });

function isSame<Claim extends CaseFileClaim, Row extends CaseFileRow, View>(
  { objectsOf }: CaseFileKind<Claim, Row, View>,
  row: Row,
  claim: Claim,
): boolean {
  const names = objectsOf(claim);
  const known = objectsOf(row);
  return row.crc64 === claim.crc64 && names.length === known.length && names.every((name) => known.includes(name));
}
