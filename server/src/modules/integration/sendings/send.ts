import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { callerWithoutSession, userOf } from '../../access/api.ts';
import { externalService, notify } from '../../account/api.ts';
import { type VisibleVersion, auditChange, requireVersion, versionsOfCases } from '../../cases/api.ts';
import { noteTry, sendings } from '../outgoing/tried-repository.ts';
import { type Tried, outgoingWork, settle, turnedOff, workerGone } from '../outgoing/tried.ts';
import type { SendingRow } from '../schema.ts';
import { SENDING_QUEUE, type SendingWork } from './confirmed.ts';
import { type SendingReader, payloadOf } from './payload.ts';
import { postToService } from './post.ts';
import { markLeft, sendingById } from './sending-repository.ts';

/** Registers the worker that sends confirmed cases. */
export const sendingJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<SendingWork>(
    SENDING_QUEUE,
    { ...outgoingWork, givenUp: ({ sendingId }) => giveUp(context, sendingId, workerGone) },
    (job) => sendCase(context, job),
  );

/** One try. @throws Error when another one is to come */
export async function sendCase(
  context: AppContext,
  { data: { sendingId }, signal, last }: Pick<Job<SendingWork>, 'data' | 'signal' | 'last'>,
): Promise<void> {
  const { db } = context;
  const sending = await sendingById(db, sendingId);
  if (sending?.state !== 'waiting') return;
  const note = (tried: Tried): Promise<unknown> => noteTry(db, sendings, sendingId, tried);
  const service = await externalService(context, sending.userId);
  if (!service) return void (await note(turnedOff));
  const seen = await readerOf(db, sending);
  if (!seen) return void (await note(notSeen));
  try {
    const payload = await payloadOf(context, sending, seen.reader);
    await noteLeaving(context, sending, seen.found);
    const tried = await postToService(context, service, payload, signal);
    await settle(tried, { last, note, giveUp: (final) => giveUp(context, sendingId, final) });
  } catch (error) {
    // Whatever was in the way of the last try: it does not wait for another one. Given up already, this changes nothing.
    if (last) await giveUp(context, sendingId, workerGone);
    throw error;
  }
}

/** Whoever has the service has lost the case, or the account. */
const notSeen: Tried = { state: 'failed', lastStatus: null, lastAnswer: 'no access to the case' };

interface Seen {
  readonly reader: SendingReader;
  readonly found: VisibleVersion;
}

/** The owner of the service as reader of the case; null when they may not see it any more. */
async function readerOf(db: Querier, sending: SendingRow): Promise<Seen | null> {
  const caller = await callerWithoutSession(db, sending.userId);
  if (!caller) return null;
  const { lang, lastOrigin } = await userOf(db, sending.userId);
  try {
    const found = await requireVersion(db, caller, sending);
    return { reader: { caller, lang: lang ?? 'zh-CN', origin: lastOrigin }, found };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The trail of the case says in whose name it was sent out, before it is: a try without an answer may have been read. */
async function noteLeaving({ db }: AppContext, sending: SendingRow, { roles }: VisibleVersion): Promise<void> {
  if (sending.leftTime) return;
  const { userId, sendingId, caseId, version } = sending;
  await db.transaction(async (tx) => {
    if (await markLeft(tx, sendingId)) await auditChange(tx, { caseId, version }, { userId, roles }, 'sendCase');
  });
}

/** After the last try its owner is told; the service stays as it is set. */
async function giveUp(context: AppContext, sendingId: string, tried: Tried): Promise<void> {
  await context.db.transaction(async (tx) => {
    const sending = await sendingById(tx, sendingId);
    if (sending?.state !== 'waiting') return;
    await noteTry(tx, sendings, sendingId, tried);
    const service = await externalService({ ...context, db: tx }, sending.userId);
    const [found] = await versionsOfCases(tx, [sending.caseId]);
    if (!service || !found) return;
    const values = { ptNo: found.record.ptNo, url: service.url };
    await notify(context, tx, [sending.userId], 'sendingFailed', values, '/account?key=12');
  });
}
