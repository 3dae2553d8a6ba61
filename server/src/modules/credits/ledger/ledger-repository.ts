import { type CreditUnit, type LedgerKind, recordCode } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { type PageQuery, selectPage, selectRows } from '../../../infrastructure/lists/page.ts';
import { type RowOf, columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName, userNameOf } from '../../access/api.ts';
import type { Holder } from '../holder.ts';
import { creditAccounts, creditEntries, creditTransactions } from '../schema.ts';

export interface LedgerFilter {
  readonly kind?: LedgerKind | undefined;
  readonly unit?: CreditUnit | undefined;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Minutes that the clock by which the days are meant is ahead of UTC. */
  readonly zone: number;
  readonly keyword?: string | undefined;
}

const row = selection({
  ...columnsOf(creditEntries, 'e', 'id', 'transactionId', 'amount', 'balance'),
  ...columnsOf(creditTransactions, 't', 'at', 'kind', 'byPlatform', 'contract', 'note'),
  ...columnsOf(creditTransactions, 't', 'caseId', 'caseVersion', 'caseNumber', 'planName'),
  ...columnsOf(creditAccounts, 'a', 'unit', 'practiceId', 'centerId'),
  operatorAccount: computed<string | null>(userNameOf(sql`t.actor_id`)),
  operatorName: computed<string | null>(shownName(sql`t.actor_id`)),
}).with('recordCode', ({ transactionId }) => recordCode(transactionId));

export type FoundEntry = RowOf<typeof row>;

const tables = sql`${creditEntries} e
  join ${creditTransactions} t on t.id = e.transaction_id
  join ${creditAccounts} a on a.id = e.account_id`;

const ofHolder = ({ kind, id }: Holder): SQL =>
  kind === 'practice' ? sql`a.practice_id = ${id}` : sql`a.center_id = ${id}`;

/** Days that databases know; nothing was booked before or will be after. */
const [FIRST_MOMENT, LAST_MOMENT] = [0, Date.UTC(9000, 0)];

/** The first moment of a day, or of the one after it, by a clock that is so many minutes ahead of UTC. */
const startOf = (day: string, zone: number, later = 0): string => {
  const at = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000 - zone * 60_000;
  return new Date(Math.min(Math.max(at, FIRST_MOMENT), LAST_MOMENT)).toISOString();
};

/** A record code stands for the whole booking, as people read it out. */
const saying = (keyword: string): SQL => {
  const pattern = containing(keyword);
  return sql`'CR-' || lpad(t.id::text, greatest(5, length(t.id::text)), '0') ilike ${pattern}
    or t.contract ilike ${pattern} or t.note ilike ${pattern} or t.pt_no ilike ${pattern}
    or t.scheme_name ilike ${pattern} or (not t.by_platform and ${shownName(sql`t.actor_id`)} ilike ${pattern})`;
};

const matching = ({ kind, unit, from, to, zone, keyword }: LedgerFilter): SQL =>
  allOf(
    ifGiven(kind, (value) => sql`t.kind = ${value}`),
    ifGiven(unit, (value) => sql`a.unit = ${value}`),
    ifGiven(from, (day) => sql`t.at >= ${startOf(day, zone)}::timestamptz`),
    ifGiven(to, (day) => sql`t.at < ${startOf(day, zone, 1)}::timestamptz`),
    ifGiven(keyword, saying),
  );

const newestFirst = ordered(['e.id'], 'desc');

/** Movements of a holder's accounts, newest first. */
export const pageOfHolder = (db: Querier, holder: Holder, filter: LedgerFilter, page: PageQuery) =>
  selectPage(db, {
    ...{ row, page, order: newestFirst },
    from: sql`${tables} where ${ofHolder(holder)} and ${matching(filter)}`,
  });

/** The next of them after an entry; the first ones without it. */
export const entriesBefore = (
  db: Querier,
  holder: Holder,
  filter: LedgerFilter,
  entryId: string | null,
  most: number,
): Promise<FoundEntry[]> =>
  selectRows(
    db,
    row,
    sql`${tables} where ${ofHolder(holder)} and ${matching(filter)}
      ${entryId === null ? sql`` : sql`and e.id < ${entryId}`} ${newestFirst} limit ${most}`,
  );

/** What the platform has booked, of all holders, newest first. */
export const pageOfPlatform = (db: Querier, keyword: string | undefined, page: PageQuery) =>
  selectPage(db, {
    ...{ row, page, order: newestFirst },
    from: sql`${tables} where t.by_platform and num_nonnulls(a.practice_id, a.center_id) = 1
      and ${matching({ zone: 0, keyword })}`,
  });
