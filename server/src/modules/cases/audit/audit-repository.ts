import type { AuditKind, SeenSubject } from '@archway/contracts';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { type PageQuery, skipped } from '../../../infrastructure/lists/page.ts';
import { shownName } from '../../access/api.ts';
import type { CaseKey } from '../scope/access-repository.ts';
import type { AuditRow } from './chain.ts';
import { caseAudit } from './schema.ts';

const { caseId, seq, version, userId, userName, roles, at, kind, subject, details, previousHash, hash } = caseAudit;
/** All that an entry says; its number in the table says nothing. */
const columns = { caseId, seq, version, userId, userName, roles, at, kind, subject, details, previousHash, hash };

/** The end of a chain. */
export async function lastEntry(
  db: Querier,
  caseId: string,
): Promise<{ readonly seq: number; readonly hash: string } | undefined> {
  const [last] = await db
    .select({ seq: caseAudit.seq, hash: caseAudit.hash })
    .from(caseAudit)
    .where(eq(caseAudit.caseId, caseId))
    .orderBy(desc(caseAudit.seq))
    .limit(1);
  return last;
}

export const insertEntry = (tx: Transaction, entry: AuditRow): Promise<unknown> => tx.insert(caseAudit).values(entry);

/** How an account is called now; empty for none. */
export async function nameNow(db: Querier, userId: string | null): Promise<string> {
  if (userId === null) return '';
  const found = await db.execute<{ name: string | null }>(sql`select ${shownName(sql`${userId}::bigint`)} as name`);
  return found.rows[0]?.name ?? '';
}

/** Whether somebody was seen to look at this since then. */
export async function wasSeen(
  db: Querier,
  { caseId, version }: CaseKey,
  userId: string,
  subject: SeenSubject,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ seq: caseAudit.seq })
    .from(caseAudit)
    .where(
      and(
        ...[eq(caseAudit.caseId, caseId), eq(caseAudit.userId, userId), gt(caseAudit.at, since)],
        ...[eq(caseAudit.version, version), eq(caseAudit.kind, 'seen'), eq(caseAudit.subject, subject)],
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Entries of a case, newest first, and how many there are. */
export async function pageOfEntries(
  db: Querier,
  { caseId, kind, ...page }: PageQuery & { readonly caseId: string; readonly kind?: AuditKind | undefined },
): Promise<{ readonly rows: AuditRow[]; readonly total: number }> {
  const asked = and(eq(caseAudit.caseId, caseId), ...(kind ? [eq(caseAudit.kind, kind)] : []));
  const rows = await db
    .select(columns)
    .from(caseAudit)
    .where(asked)
    .orderBy(desc(caseAudit.seq))
    .limit(page.pageSize)
    .offset(skipped(page));
  return { rows, total: await db.$count(caseAudit, asked) };
}

const AT_A_TIME = 1000;

/** Entries of all chains, or of one, in the order of cases and numbers: of any length. */
export async function* entriesInOrder(db: Querier, caseId: string | null): AsyncGenerator<AuditRow> {
  let after: Pick<AuditRow, 'caseId' | 'seq'> | null = null;
  for (;;) {
    const rows: AuditRow[] = await db
      .select(columns)
      .from(caseAudit)
      .where(
        and(
          ...(caseId ? [eq(caseAudit.caseId, caseId)] : []),
          ...(after ? [sql`(${caseAudit.caseId}, ${caseAudit.seq}) > (${after.caseId}, ${after.seq})`] : []),
        ),
      )
      .orderBy(asc(caseAudit.caseId), asc(caseAudit.seq))
      .limit(AT_A_TIME);
    yield* rows;
    if (rows.length < AT_A_TIME) return;
    after = rows.at(-1) ?? null;
  }
}
