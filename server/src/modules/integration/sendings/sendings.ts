import { randomUUID } from 'node:crypto';
import { type Answer, PING, type Received, type endpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { externalService, hasExternalService } from '../../account/api.ts';
import { patientsSeenBy } from '../../cases/api.ts';
import { reopen, sendings } from '../outgoing/tried-repository.ts';
import { SENDING_QUEUE, type SendingWork } from './confirmed.ts';
import { postToService } from './post.ts';
import { pageOfSendings, sendingById } from './sending-repository.ts';

type Calls = typeof endpoints.sendings;

/** What the service of the caller was sent. Who has lost a case since sees its number alone. */
export async function sendingsOf(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  page: Received<Calls['page']>['query'],
): Promise<Answer<Calls['page']>> {
  const { rows, total } = await pageOfSendings(db, caller.userId, page);
  const caseIds = [...new Set(rows.map(({ caseId }) => caseId))];
  const seen = await patientsSeenBy(db, caller, caseIds);
  return {
    rows: rows.map(({ patientName, ...row }) => ({ ...row, patientName: seen.has(row.caseId) ? patientName : null })),
    total,
  };
}

/** Sends something again; what still waits is on its way already. @throws Refusal recordNotFound, integrationMissing */
export function resendCase(
  { db, jobs }: Pick<AppContext, 'db' | 'jobs'>,
  { userId }: Caller,
  sendingId: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await sendingById(tx, sendingId))?.userId !== userId) throw new Refusal('recordNotFound');
    if (!(await hasExternalService(tx, userId))) throw new Refusal('integrationMissing');
    if (await reopen(tx, sendings, sendingId)) await jobs.send<SendingWork>(SENDING_QUEUE, { sendingId }, { tx });
  });
}

/** Sends a trial and waits for what the service says to it. @throws Refusal integrationMissing */
export async function tryService(
  context: Pick<AppContext, 'db' | 'config'>,
  { userId }: Caller,
): Promise<Answer<Calls['test']>> {
  const service = await externalService(context, userId);
  if (!service) throw new Refusal('integrationMissing');
  const trial = { eventId: randomUUID(), type: PING, createdAt: new Date().toISOString(), data: {} } as const;
  const { state, lastStatus, lastAnswer } = await postToService(context, service, trial);
  return { delivered: state === 'delivered', lastStatus, lastAnswer };
}
