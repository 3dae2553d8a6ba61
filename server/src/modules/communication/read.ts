import { type Answer, type Received, type messageEndpoints, speaksFor } from '@archway/contracts';
import type { AppContext, Caller } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { requireCase } from '../cases/api.ts';
import { countAfter, lastSeq, messagesBefore } from './message-repository.ts';
import { viewMessages } from './message-view.ts';
import { markReadUpTo, readUpTo } from './read-repository.ts';
import { tellMessage } from './tell.ts';

type PageRequest = Received<typeof messageEndpoints.page>['query'];
type ReadRequest = Received<typeof messageEndpoints.read>['body'];

async function readStateOf(db: Querier, caseId: string, userId: string): Promise<Answer<typeof messageEndpoints.read>> {
  const lastRead = await readUpTo(db, caseId, userId);
  return { lastRead, unread: await countAfter(db, caseId, lastRead, userId) };
}

/** How far somebody has read. @throws Refusal recordNotFound */
export async function unreadOf(
  db: Querier,
  caller: Caller,
  caseId: string,
): Promise<Answer<typeof messageEndpoints.unread>> {
  await requireCase(db, caller, caseId);
  return readStateOf(db, caseId, caller.userId);
}

/** A page of the conversation of a case, newest first. @throws Refusal recordNotFound */
export async function pageOfMessages(
  db: Querier,
  caller: Caller,
  { caseId, before, pageSize }: PageRequest,
): Promise<Answer<typeof messageEndpoints.page>> {
  const { sides } = await requireCase(db, caller, caseId);
  // One more than asked for tells whether there is an older page.
  const found = await messagesBefore(db, caseId, before, pageSize + 1);
  const rows = found.slice(0, pageSize);
  return {
    rows: await viewMessages(db, caller.userId, rows),
    older: found.length > pageSize ? (rows.at(-1)?.seq ?? null) : null,
    mayWrite: speaksFor(sides) !== null,
    ...(await readStateOf(db, caseId, caller.userId)),
  };
}

/** The caller has read up to a place; open pages hear of it when it went on. @throws Refusal recordNotFound */
export async function markRead(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  { caseId, seq }: ReadRequest,
): Promise<Answer<typeof messageEndpoints.read>> {
  const { userId } = caller;
  return context.db.transaction(async (tx) => {
    const { record } = await requireCase(tx, caller, caseId);
    const known = seq <= (await lastSeq(tx, caseId));
    const wentOn = known && (await markReadUpTo(tx, { caseId, userId }, seq));
    const state = await readStateOf(tx, caseId, userId);
    if (wentOn) await tellMessage(context, tx, record);
    return state;
  });
}
