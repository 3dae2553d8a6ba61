import {
  CORRECTABLE_MINUTES,
  type CaseMessage,
  type ChangedSubject,
  type Received,
  type messageEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { auditChange, lockVersion, requireCase } from '../cases/api.ts';
import { deleteObjects } from '../files/api.ts';
import { dropFiles, filesOf } from './attachment-repository.ts';
import { changeMessage, dropMentions, messageById } from './message-repository.ts';
import { correctableUntil, viewMessage } from './message-view.ts';
import type { MessageRecord } from './schema.ts';
import { tellMessage } from './tell.ts';

type Context = Pick<AppContext, 'db' | 'store' | 'events' | 'log'>;

/** Changes the words of an own message. Refusals: see the contract of `messages.correct`. */
export function correctMessage(
  context: Context,
  caller: Caller,
  { messageId, text }: Received<typeof messageEndpoints.correct>['body'],
): Promise<CaseMessage> {
  return changeOwn(context, caller, messageId, 'correctMessage', async (tx, message) => {
    if (message.withdrawTime) throw new Refusal('messageWithdrawn');
    if (text === message.text) return null;
    if (Date.now() > correctableUntil(message).getTime()) {
      throw new Refusal('correctionTooLate', { num: CORRECTABLE_MINUTES });
    }
    if (text === '' && (await filesOf(tx, [messageId])).length === 0) throw new Refusal('messageEmpty');
    return changeMessage(tx, messageId, { text, correctTime: new Date() });
  });
}

/**
 * Takes an own message back: its words, files and mentions are gone, its place stays. Once more, it changes nothing.
 * @throws Refusal recordNotFound, messageNotOwn
 */
export async function withdrawMessage(context: Context, caller: Caller, messageId: string): Promise<CaseMessage> {
  const unused: string[] = [];
  const view = await changeOwn(context, caller, messageId, 'withdrawMessage', async (tx, message) => {
    if (message.withdrawTime) return null;
    unused.push(...(await dropFiles(tx, messageId)));
    await dropMentions(tx, messageId);
    return changeMessage(tx, messageId, { text: '', withdrawTime: new Date() });
  });
  await deleteObjects(context, unused);
  return view;
}

/**
 * Runs a change of an own message, one after the other, writes it down and tells open pages.
 * @param change null for one that changed nothing
 * @throws Refusal recordNotFound where the caller does not see the case, messageNotOwn
 */
async function changeOwn(
  context: Pick<Context, 'db' | 'events'>,
  caller: Caller,
  messageId: string,
  subject: ChangedSubject,
  change: (tx: Transaction, message: MessageRecord) => Promise<MessageRecord | null>,
): Promise<CaseMessage> {
  const { userId } = caller;
  return context.db.transaction(async (tx) => {
    const { caseId, version } = await visibleMessage(tx, caller, messageId);
    const found = await lockVersion(tx, caller, { caseId, version });
    // As it is now that nobody else changes it.
    const message = await visibleMessage(tx, caller, messageId);
    if (message.userId !== userId) throw new Refusal('messageNotOwn');
    const changed = await change(tx, message);
    const view = await viewMessage(tx, userId, changed ?? message);
    if (!changed) return view;
    await auditChange(tx, { caseId, version }, { userId, roles: found.roles }, subject, { ids: [messageId] });
    await tellMessage(context, tx, found.record);
    return view;
  });
}

/** @throws Refusal recordNotFound when there is no such message, or its case is none that the caller may see */
async function visibleMessage(tx: Transaction, caller: Caller, messageId: string): Promise<MessageRecord> {
  const message = await messageById(tx, messageId);
  if (!message) throw new Refusal('recordNotFound');
  await requireCase(tx, caller, message.caseId);
  return message;
}
