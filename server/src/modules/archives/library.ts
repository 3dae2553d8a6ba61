import {
  type Answer,
  type ArchiveKind,
  type LibraryVersion,
  type StoredKind,
  type archivesEndpoints,
  isOneOf,
} from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type CaseKey, requireCase, requireVersion, storedFiles, versionsOfCases } from '../cases/api.ts';
import { additionsTo, requireReader } from './access.ts';
import { archivesOf, countByKind } from './archive-repository.ts';
import { toArchive } from './archive-view.ts';
import { countOfVersions } from './stored-repository.ts';

/** Versions of a case, oldest first, with what each holds. @throws Refusal recordNotFound, archivesClosed */
export async function versionsOfLibrary(db: Querier, caller: Caller, caseId: string): Promise<LibraryVersion[]> {
  const { roles } = await requireCase(db, caller, caseId);
  requireReader({ roles });
  const found = await versionsOfCases(db, [caseId]);
  const written = await countByKind(db, caseId);
  const files = await countFiles(db, caseId);
  return found
    .map(({ version }): LibraryVersion => {
      const of = (kind: StoredKind): number => files.get(kind)?.get(version.version) ?? 0;
      const many = (kind: string): number =>
        written.find((each) => each.version === version.version && each.kind === kind)?.count ?? 0;
      const { stage, status, treatStatus } = version;
      return {
        ...{ version: version.version, stage, status, treatStatus },
        createTime: version.createTime.toISOString(),
        ...{ records: many('record'), followUps: many('followUp'), pictures: of('archives') },
        ...{ models: of('models'), photos: of('photos'), cbct: of('cbct') },
        ...additionsTo({ roles, version }),
      };
    })
    .sort((a, b) => a.version - b.version);
}

/** What a version has, the newest day first. @throws Refusal recordNotFound, archivesClosed */
export async function listOfVersion(
  db: Querier,
  caller: Caller,
  key: CaseKey,
  kind?: ArchiveKind,
): Promise<Answer<typeof archivesEndpoints.list>> {
  const found = await requireVersion(db, caller, key);
  requireReader(found);
  return { rows: (await archivesOf(db, key, kind)).map(toArchive), ...additionsTo(found) };
}

/** What belongs to versions; files of messages belong to a case as a whole. */
const kindsOfVersions = ['models', 'photos', 'cbct', 'archives'] as const satisfies readonly StoredKind[];

async function countFiles(db: Querier, caseId: string): Promise<Map<StoredKind, Map<number, number>>> {
  const counts = new Map<StoredKind, Map<number, number>>();
  const kept = storedFiles.all.flat().filter(({ kind }) => isOneOf(kindsOfVersions, kind));
  for (const { kind, table } of kept) counts.set(kind, await countOfVersions(db, table, caseId));
  return counts;
}
