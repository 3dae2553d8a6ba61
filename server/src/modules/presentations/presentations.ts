import {
  type Answer,
  type ListedPresentation,
  type Presentation,
  type Received,
  type SlideSources,
  hasDuty,
  picturesIn,
  presentationLimits,
  type presentationEndpoints,
  samePicture,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import {
  type CaseKey,
  type VisibleVersion,
  auditChange,
  auditView,
  changedFields,
  lockVersion,
  requireVersion,
} from '../cases/api.ts';
import { deleteSharesOf } from '../plans/api.ts';
import { requireOwn } from './references.ts';
import {
  type NamedPresentation,
  changePresentation,
  countOfCase,
  deletePresentation,
  findNamed,
  insertPresentation,
  namedOfCase,
} from './repository.ts';
import { sourcesOf } from './sources.ts';

type Context = Pick<AppContext, 'db'>;
type Calls = typeof presentationEndpoints;

/** What a practice tells its patient is no concern of those who design or produce. @throws Refusal noPermission */
function requireReader({ sides }: VisibleVersion): void {
  if (!sides.has('practice') && !sides.has('platform')) throw new Refusal('noPermission');
}

/** Whoever looks after the case in its practice, assistants as well. */
const mayWrite = ({ roles }: VisibleVersion): boolean => hasDuty(roles, 'intake', 'operate');

/** @throws Refusal noPermission */
function requireWriter(found: VisibleVersion): void {
  if (!mayWrite(found)) throw new Refusal('noPermission');
}

const keyOf = ({ row: { caseId, version } }: NamedPresentation): CaseKey => ({ caseId, version });

/** @throws Refusal recordNotFound, also for one of a case that the caller does not see */
async function requireNamed(db: Querier, presentationId: string): Promise<NamedPresentation> {
  const found = await findNamed(db, presentationId);
  if (!found) throw new Refusal('recordNotFound');
  return found;
}

function whole({ row, createdBy, updatedBy }: NamedPresentation): Presentation {
  const { presentationId, caseId, version, title, language, slides, revision } = row;
  return {
    ...{ presentationId, caseId, version, title, language, slides, revision, createdBy, updatedBy },
    ...{ createTime: row.createTime.toISOString(), updateTime: row.updateTime.toISOString() },
  };
}

function listed(named: NamedPresentation, { pictures }: SlideSources): ListedPresentation {
  const { slides, caseId: _, ...rest } = whole(named);
  const shown = picturesIn(slides).flatMap((ref) => pictures.find((picture) => samePicture(picture, ref)) ?? []);
  return {
    ...rest,
    slideCount: slides.length,
    firstKind: slides[0]?.kind ?? 'title',
    thumbName: shown[0]?.thumbName ?? null,
  };
}

/** @throws Refusal recordNotFound, noPermission */
export async function presentationsOf(db: Database, caller: Caller, key: CaseKey): Promise<Answer<Calls['list']>> {
  const found = await requireVersion(db, caller, key);
  requireReader(found);
  const [rows, sources] = [await namedOfCase(db, key.caseId), await sourcesOf(db, key.caseId)];
  return { rows: rows.map((row) => listed(row, sources)), canEdit: mayWrite(found) };
}

/** @throws Refusal recordNotFound, noPermission */
export async function slideSourcesOf(db: Database, caller: Caller, key: CaseKey): Promise<SlideSources> {
  requireReader(await requireVersion(db, caller, key));
  return sourcesOf(db, key.caseId);
}

/** @throws Refusal recordNotFound, noPermission */
export async function readPresentation(
  db: Database,
  caller: Caller,
  presentationId: string,
): Promise<Answer<Calls['read']>> {
  const named = await requireNamed(db, presentationId);
  const found = await requireVersion(db, caller, keyOf(named));
  requireReader(found);
  await auditView(db, caller, keyOf(named), 'presentations');
  return {
    presentation: whole(named),
    sources: await sourcesOf(db, named.row.caseId),
    canEdit: mayWrite(found),
  };
}

/** @throws Refusal recordNotFound, noPermission, presentationsFull, presentationReference */
export function createPresentation(
  { db }: Context,
  caller: Caller,
  { title, language, slides, ...key }: Received<Calls['create']>['body'],
): Promise<Presentation> {
  return db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    requireWriter(found);
    const most = presentationLimits.ofCase;
    if ((await countOfCase(tx, key.caseId)) >= most) throw new Refusal('presentationsFull', { num: most });
    requireOwn(slides, await sourcesOf(tx, key.caseId), []);
    const by = { createdBy: caller.userId, updatedBy: caller.userId };
    const presentationId = await insertPresentation(tx, { ...key, title, language, slides, ...by });
    await auditChange(tx, key, { userId: caller.userId, roles: found.roles }, 'addPresentation');
    return whole(await requireNamed(tx, presentationId));
  });
}

/** @throws Refusal recordNotFound, noPermission, presentationChanged, presentationReference */
export function savePresentation(
  { db }: Context,
  caller: Caller,
  presentationId: string,
  { revision, title, language, slides }: Received<Calls['save']>['body'],
): Promise<Answer<Calls['save']>> {
  return db.transaction(async (tx) => {
    const key = keyOf(await requireNamed(tx, presentationId));
    const found = await lockVersion(tx, caller, key);
    requireWriter(found);
    // Read again under the lock: another change may have come in between.
    const { row } = await requireNamed(tx, presentationId);
    if (row.revision !== revision) throw new Refusal('presentationChanged');
    requireOwn(slides, await sourcesOf(tx, key.caseId), row.slides);
    const change = { title, language, slides, updatedBy: caller.userId };
    const written = await changePresentation(tx, row, change);
    if (!written) throw new Refusal('presentationChanged');
    const fields = changedFields(
      { title: row.title, language: row.language, slides: row.slides },
      { title, language, slides },
    );
    await auditChange(tx, key, { userId: caller.userId, roles: found.roles }, 'savePresentation', { fields });
    return { revision: written.revision, updateTime: written.updateTime.toISOString() };
  });
}

/** @throws Refusal recordNotFound, noPermission */
export function removePresentation({ db }: Context, caller: Caller, presentationId: string): Promise<null> {
  return db.transaction(async (tx) => {
    const key = keyOf(await requireNamed(tx, presentationId));
    const found = await lockVersion(tx, caller, key);
    requireWriter(found);
    await requireNamed(tx, presentationId);
    await deleteSharesOf(tx, presentationId);
    await deletePresentation(tx, presentationId);
    await auditChange(tx, key, { userId: caller.userId, roles: found.roles }, 'removePresentation');
    return null;
  });
}
