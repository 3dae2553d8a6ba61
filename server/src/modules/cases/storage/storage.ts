import type { CaseStorage, Page, StoredKind } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import type { PageQuery } from '../../../infrastructure/lists/page.ts';
import { caseGrants } from '../../practices/api.ts';
import { storedFiles } from '../ports.ts';
import { scopeGroups } from '../scope/scope-sql.ts';
import { type StoredTables, pageOfStorage, perKind, totalsOfStorage } from './storage-repository.ts';

function filesOf(kind: StoredKind): StoredTables[StoredKind] {
  const stored = storedFiles.all.flat().filter((files) => files.kind === kind);
  if (stored.length === 0) throw new Error(`nobody says where ${kind} are stored`);
  return stored;
}

const tables = (): StoredTables => perKind(filesOf);

/** What the caller sees of a practice; of one that it does not know, nothing. */
const seen = async (db: Database, caller: Caller, practiceId: string) =>
  scopeGroups(await caseGrants(db, caller), practiceId);

/** What the files of the cases of a practice take up that the caller may see, by kind. */
export const storageTotals = async (db: Database, caller: Caller, practiceId: string) =>
  totalsOfStorage(db, tables(), await seen(db, caller, practiceId));

/** The same case by case, the largest first. */
export const storagePage = async (
  db: Database,
  caller: Caller,
  { practiceId, ...page }: PageQuery & { readonly practiceId: string },
): Promise<Page<CaseStorage>> => pageOfStorage(db, tables(), await seen(db, caller, practiceId), page);
