import { type CaseStorage, type Page, type StoredApart, type StoredKind, storedApart } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import type { PageQuery } from '../../../infrastructure/lists/page.ts';
import { caseGrants } from '../../practices/api.ts';
import { filesApart, storedFiles } from '../ports.ts';
import { scopeGroups } from '../scope/scope-sql.ts';
import { type StoredTables, pageOfStorage, perKind, totalsOfStorage } from './storage-repository.ts';
import type { StoredWeight } from './stored-table.ts';

function filesOf(kind: StoredKind): StoredTables[StoredKind] {
  const stored = storedFiles.all.flat().filter((files) => files.kind === kind);
  if (stored.length === 0) throw new Error(`nobody says where ${kind} are stored`);
  return stored;
}

const tables = (): StoredTables => perKind(filesOf);

/** What the caller sees of a practice; of one that it does not know, nothing. */
const seen = async (db: Database, caller: Caller, practiceId: string) =>
  scopeGroups(await caseGrants(db, caller), practiceId);

async function weighedApart(db: Database, caller: Caller, practiceId: string) {
  const found = new Map<StoredApart, StoredWeight>();
  for (const { kind, weigh } of filesApart.all) found.set(kind, await weigh(db, caller, practiceId));
  const of = (kind: StoredApart): StoredWeight => {
    const weight = found.get(kind);
    if (!weight) throw new Error(`nobody says where ${kind} is stored`);
    return weight;
  };
  return Object.fromEntries(storedApart.map((kind) => [kind, of(kind)])) as Record<StoredApart, StoredWeight>;
}

/** What the files of a practice take up that the caller may see, by kind: those of its cases, and those beside them. */
export const storageTotals = async (db: Database, caller: Caller, practiceId: string) => ({
  ...(await totalsOfStorage(db, tables(), await seen(db, caller, practiceId))),
  apart: await weighedApart(db, caller, practiceId),
});

/** Those of its cases case by case, the largest first. */
export const storagePage = async (
  db: Database,
  caller: Caller,
  { practiceId, ...page }: PageQuery & { readonly practiceId: string },
): Promise<Page<CaseStorage>> => pageOfStorage(db, tables(), await seen(db, caller, practiceId), page);
