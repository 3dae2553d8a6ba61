import { type FilmTracing, type Received, landmarkKeys, type tracingEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { auditChange, latestToday, lockVersion, tellCaseChanged } from '../cases/api.ts';
import { lateralFilms } from '../photos/api.ts';
import { toTracing } from './films.ts';
import { findTracing, putTracing } from './repository.ts';

type Sent = Received<typeof tracingEndpoints.save>['body'];

/**
 * Keeps what was traced on a film, whatever the status of its case: it changes nothing that was submitted.
 * @throws Refusal recordNotFound; noPermission for those who are not of the practice; filmReplaced, tracingChanged,
 * markOutside, filmDateImpossible, landmarksUnconfirmed
 */
export function saveTracing(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  sent: Sent,
): Promise<FilmTracing> {
  const { caseId, version, photoId, objectName, revision, ...traced } = sent;
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, { caseId, version });
    if (!found.sides.has('practice') && !found.sides.has('platform')) throw new Refusal('noPermission');
    const film = (await lateralFilms(tx, caseId)).find((each) => each.photoId === photoId && each.version === version);
    if (!film || film.objectName !== objectName) throw new Refusal('filmReplaced');
    const known = await findTracing(tx, film);
    if ((known?.tracing.revision ?? 0) !== revision) throw new Refusal('tracingChanged');
    requirePossible(traced, film, found.record.birthday);
    await putTracing(tx, {
      ...traced,
      caseId,
      objectName,
      crc64: film.crc64,
      revision: revision + 1,
      updatedBy: caller.userId,
    });
    const key = { caseId, version };
    await auditChange(tx, key, { userId: caller.userId, roles: found.roles }, 'saveTracing', { ids: [photoId] });
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    const kept = await findTracing(tx, film);
    if (!kept) throw new Error('a tracing vanished while it was kept');
    return toTracing(kept);
  });
}

function requirePossible(
  { marks, filmDate, finished }: Pick<Sent, 'marks' | 'filmDate' | 'finished'>,
  { width, height }: { readonly width: number; readonly height: number },
  birthday: string,
): void {
  const marked = landmarkKeys.flatMap((key) => (marks[key] ? [{ key, ...marks[key] }] : []));
  const outside = marked.find(({ x, y }) => x > width || y > height);
  if (outside) throw new Refusal('markOutside', { name: outside.key });
  if (filmDate < birthday || filmDate > latestToday()) throw new Refusal('filmDateImpossible');
  const open = marked.filter(({ confirmed }) => !confirmed).map(({ key }) => key);
  if (finished && open.length > 0) throw new Refusal('landmarksUnconfirmed', { name: open.join(', ') });
}
