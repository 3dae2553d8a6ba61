import {
  type AuditEvent,
  type Lang,
  type Page,
  type SecurityEvent,
  type SecurityEventType,
  type SecurityValues,
  securityEventText,
} from '@archway/contracts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import type { PageQuery } from '../../../infrastructure/lists/page.ts';
import { placeOf } from '../place.ts';
import type { Visitor } from '../visitor.ts';
import { deviceOf } from './device.ts';
import { type AuditFilter, insertEvent, pageOfAccount, pageOfAll } from './event-repository.ts';

export interface NewSecurityEvent {
  readonly type: SecurityEventType;
  /** Whose account it is about. */
  readonly userId: string;
  /** Who did it; the owner of the account when absent, null where nobody who is logged in did. */
  readonly actorId?: string | null;
  /** Null where no browser had a part in it. */
  readonly visitor: Visitor | null;
  /** What is told besides the type: never a secret, and names only as they are shown. */
  readonly values?: SecurityValues;
}

/** Writes a security event down, in the transaction of what has happened: one is not true without the other. */
export async function recordSecurityEvent(tx: Querier, event: NewSecurityEvent): Promise<void> {
  const { type, userId, actorId = userId, visitor, values = {} } = event;
  await insertEvent(tx, {
    type,
    userId,
    actorId,
    address: visitor?.address ?? null,
    place: visitor ? placeOf(visitor.address) : null,
    userAgent: visitor?.userAgent ?? null,
    values,
  });
}

interface EventRow {
  readonly id: string;
  readonly type: SecurityEventType;
  readonly values: SecurityValues;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly at: string;
  readonly actorName: string | null;
}

const view = ({ id, type, values, address, userAgent, at, actorName }: EventRow, lang: Lang): SecurityEvent => ({
  id,
  type,
  ...securityEventText(type, values, lang),
  time: at,
  address,
  device: deviceOf(userAgent),
  actorName,
});

/** What concerns the security of one account, newest first, in words. */
export async function eventsOf(
  db: Database,
  userId: string,
  page: PageQuery,
  lang: Lang,
): Promise<Page<SecurityEvent>> {
  const { rows, total } = await pageOfAccount(db, userId, page);
  return { rows: rows.map((row) => view(row, lang)), total };
}

/** The same of all accounts, for operators. */
export async function auditOf(
  db: Database,
  { pageNum, pageSize, ...filter }: PageQuery & AuditFilter,
  lang: Lang,
): Promise<Page<AuditEvent>> {
  const { rows, total } = await pageOfAll(db, filter, { pageNum, pageSize });
  return {
    rows: rows.map((row) => ({
      ...view(row, lang),
      userId: row.userId,
      userName: row.userName,
      nickName: row.nickName,
    })),
    total,
  };
}
