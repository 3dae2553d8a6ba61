import { type CreditBalances, type CreditHolder, type LedgerRow, type Page, allows } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import type { PageQuery } from '../../../infrastructure/lists/page.ts';
import {
  type NamedHolder,
  centersOfStaff,
  holderNamed,
  holdersLike,
  holdersNamed,
  practicesOfMember,
} from '../../practices/api.ts';
import { balancesOf } from '../account-repository.ts';
import type { Holder } from '../holder.ts';
import {
  type FoundEntry,
  type LedgerFilter,
  entriesBefore,
  pageOfHolder,
  pageOfPlatform,
} from './ledger-repository.ts';
import { patientsSeen } from '../ports.ts';

/** Whose ledger is asked for; without either the caller's own. */
export interface Whose {
  readonly practiceId?: string | undefined;
  readonly designCenterId?: string | undefined;
}

/** Whether somebody acts in the name of the platform. */
export const isOperator = ({ permissions }: Pick<Caller, 'permissions'>): boolean =>
  allows(permissions, ['platform:credit']);

/**
 * The holder whose ledger the caller may read: a practice as its doctor, a design center as its staff, everyone's as an
 * operator. Without a word, the default practice of the caller, else its design center.
 * @throws Refusal recordNotFound
 */
export async function holderFor(db: Querier, caller: Caller, { practiceId, designCenterId }: Whose) {
  const own: Holder[] = [];
  for (const id of await practicesOfMember(db, caller.userId)) own.push({ kind: 'practice', id });
  for (const id of await centersOfStaff(db, caller.userId)) own.push({ kind: 'center', id });
  const [first] = own;
  const asked: Holder | undefined =
    practiceId !== undefined
      ? { kind: 'practice', id: practiceId }
      : designCenterId !== undefined
        ? { kind: 'center', id: designCenterId }
        : first;
  const mine = asked && (isOperator(caller) || own.some(({ kind, id }) => kind === asked.kind && id === asked.id));
  const holder = mine ? await holderNamed(db, asked) : null;
  if (!holder) throw new Refusal('recordNotFound');
  return holder;
}

export const holderView = ({ kind, id, code, name }: NamedHolder): CreditHolder => ({ kind, id, code, name });

/** Movements as this reader may see them. */
async function shown(db: Querier, caller: Caller, found: readonly FoundEntry[]): Promise<LedgerRow[]> {
  const cases = [...new Set(found.flatMap(({ caseId }) => caseId ?? []))];
  const patients = new Map<string, string>();
  for (const seen of patientsSeen.all) for (const [id, name] of await seen(db, caller, cases)) patients.set(id, name);
  const operator = isOperator(caller);
  return found.map(({ at, caseNumber, transactionId: _, practiceId: _p, centerId: _c, ...entry }) => {
    const isSeen = entry.caseId !== null && patients.has(entry.caseId);
    const isNamed = operator || !entry.byPlatform;
    return {
      ...entry,
      time: at,
      ptNo: caseNumber,
      caseId: isSeen ? entry.caseId : null,
      patientName: isSeen ? (patients.get(entry.caseId ?? '') ?? null) : null,
      operatorAccount: isNamed ? entry.operatorAccount : null,
      operatorName: isNamed ? entry.operatorName : null,
    };
  });
}

/** @throws Refusal recordNotFound */
export async function pageOfLedger(
  db: Database,
  caller: Caller,
  query: Whose & LedgerFilter & PageQuery,
): Promise<Page<LedgerRow>> {
  const { rows, total } = await pageOfHolder(db, await holderFor(db, caller, query), query, query);
  return { rows: await shown(db, caller, rows), total };
}

/** Entries that are read at once, for a file of any length. */
const BATCH = 500;

/** All movements that a filter finds, a batch at a time. Access is the caller's to check. */
export async function* entriesOf(
  db: Database,
  caller: Caller,
  holder: Holder,
  filter: LedgerFilter,
): AsyncGenerator<LedgerRow[]> {
  let last: string | null = null;
  for (;;) {
    const found: FoundEntry[] = await entriesBefore(db, holder, filter, last, BATCH);
    if (found.length > 0) yield shown(db, caller, found);
    if (found.length < BATCH) return;
    last = found.at(-1)?.id ?? null;
  }
}

/** What administrators have booked, with whom it was for. */
export async function historyOf(
  db: Database,
  caller: Caller,
  query: PageQuery & { readonly keyword?: string | undefined },
): Promise<Page<LedgerRow & { holder: CreditHolder }>> {
  const { rows, total } = await pageOfPlatform(db, query.keyword, query);
  const keys = rows.map(({ practiceId, centerId }): Holder =>
    practiceId === null ? { kind: 'center', id: centerId ?? '0' } : { kind: 'practice', id: practiceId },
  );
  const named = new Map((await holdersNamed(db, keys)).map((holder) => [`${holder.kind} ${holder.id}`, holder]));
  const all = await shown(db, caller, rows);
  return {
    total,
    rows: all.flatMap((row, index) => {
      const holder = named.get(`${keys[index]?.kind} ${keys[index]?.id}`);
      return holder ? [{ ...row, holder: holderView(holder) }] : [];
    }),
  };
}

/** Most that a search answers. */
const MOST_FOUND = 20;

/** Practices and design centers by a part of code or name, with what they have left. */
export async function findHolders(
  db: Database,
  keyword: string,
): Promise<{ holder: CreditHolder; balances: CreditBalances }[]> {
  const found = await holdersLike(db, keyword, MOST_FOUND);
  const rows = [];
  for (const holder of found) rows.push({ holder: holderView(holder), balances: await balancesOf(db, holder) });
  return rows;
}
