import {
  type ArchiveInside,
  CASE_ARCHIVE_LIMIT_MB,
  CASE_MANIFEST,
  type CaseManifest,
  archivedCase,
  hasDuty,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { importsOf } from '../../cases/api.ts';
import { requireExtension, requireObject, requirePersonal } from '../../files/api.ts';
import { caseGrants, doctorsOfPractice, listPractices } from '../../practices/api.ts';
import { archivePlace } from '../archive-place.ts';
import { StoredZip } from '../zip/stored-zip.ts';
import { contentOf, manifestIn } from './validate.ts';

const CASE = 'case.json';
/** Most bytes of manifest and case: they are read while somebody waits. */
const SHORT_JSON = 8 * 2 ** 20;

/** An archive of the caller that is in the storage. @throws Refusal storageScope, fileFormat, fileNotUploaded, fileTooLarge */
export async function requireArchive(
  { store }: Pick<AppContext, 'store'>,
  { userId }: Caller,
  objectName: string,
): Promise<void> {
  requirePersonal(archivePlace(userId), [objectName]);
  requireExtension(['zip'], [objectName]);
  await requireObject({ store }, objectName, CASE_ARCHIVE_LIMIT_MB);
}

/**
 * Tells what is in an uploaded archive, before anybody decides to import it: its directory, its manifest and the case
 * itself are read, no file. @throws Refusal see the contract of `caseArchive.inspect`
 */
export async function inspectArchive(
  { db, store }: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  objectName: string,
): Promise<ArchiveInside> {
  const practices = await openPractices(db, caller);
  if (practices.length === 0) throw new Refusal('noPermission');
  await requireArchive({ store }, caller, objectName);
  const { size } = (await store.head(objectName)) ?? { size: 0 };
  const zip = await StoredZip.open(store, objectName, size);
  if (Math.max(zip.sizeOf(CASE) ?? 0, zip.sizeOf(CASE_MANIFEST) ?? 0) > SHORT_JSON)
    throw new Refusal('caseArchiveTooLarge', { name: CASE });
  const manifest = await manifestIn(zip);
  const { serviceType, versions } = await contentOf(zip, { name: 'case', schema: archivedCase }, CASE, manifest.schema);
  const before = new Map((await importsOf(db, manifest.seal)).map((each) => [each.practiceId, each]));
  const places: ArchiveInside['places'] = [];
  for (const { practiceId, name } of practices) {
    const known = before.get(practiceId);
    const importedAs = known ? { caseId: known.caseId, version: known.version } : null;
    places.push({ practiceId, name, importedAs, doctors: await doctorsOfPractice(db, practiceId) });
  }
  const { ptNo, practice } = manifest.source;
  return {
    ...{ size, exported: manifest.exported, source: { ptNo, practice }, serviceType, places },
    ...{ patientName: versions.at(-1)?.patientName ?? '', versions: versions.length },
    ...{ files: filesIn(manifest), parts: partsIn(manifest) },
  };
}

/** Practices that the caller answers for and may work in now. */
async function openPractices(db: Querier, caller: Caller): Promise<{ practiceId: string; name: string }[]> {
  const grants = await caseGrants(db, caller);
  const overseen = new Set(grants.flatMap(({ practiceId, role }) => (hasDuty([role], 'oversee') ? practiceId : [])));
  const all = await listPractices(db, caller.userId);
  return all.filter(
    ({ practiceId, available, accountExpired }) => available && !accountExpired && overseen.has(practiceId),
  );
}

/** What the server makes of what somebody uploads: small pictures, quick looks, and models as they came. */
const MADE = /-(?:small|original)\.|\/quick-look\./;

function filesIn({ entries }: CaseManifest): ArchiveInside['files'] {
  const counts = new Map<number, number>();
  for (const entry of entries)
    if (entry.kind === 'file' && !MADE.test(entry.path))
      counts.set(entry.dataType, (counts.get(entry.dataType) ?? 0) + 1);
  return [...counts].map(([dataType, count]) => ({ dataType, count }));
}

/** `[]` is nothing. */
const NOTHING = 2;

const partsIn = ({ entries }: CaseManifest): string[] =>
  entries.flatMap((entry) => (entry.kind === 'part' && entry.size > NOTHING ? entry.part : []));
