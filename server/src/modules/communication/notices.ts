import { casePath } from '@archway/contracts';
import type { AppContext, Caller } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { peopleById } from '../access/api.ts';
import { notify } from '../account/api.ts';
import { type VisibleVersion } from '../cases/api.ts';
import { authorsOf } from './message-repository.ts';
import { setTold, toldAlready } from './read-repository.ts';
import type { MessageRecord } from './schema.ts';

/**
 * Whoever is mentioned hears of it each time; the doctor, and those who wrote here before, hear once that something is
 * new until they have read it.
 * @param readers everybody who may read the case
 */
export async function noticeOfMessage(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  { userId }: Caller,
  { record, version }: VisibleVersion,
  { caseId, seq }: MessageRecord,
  { mentions, readers }: { readonly mentions: readonly string[]; readonly readers: ReadonlySet<string> },
): Promise<void> {
  const mentioned = mentions.filter((person) => person !== userId);
  const partners = [...new Set([record.doctorId, ...(await authorsOf(tx, caseId))])].filter(
    (person) => person !== userId && readers.has(person) && !mentioned.includes(person),
  );
  const waiting = new Set(await toldAlready(tx, caseId, partners));
  const fresh = partners.filter((person) => !waiting.has(person));
  await setTold(tx, caseId, [...mentioned, ...fresh], seq);

  const people = await peopleById(tx, [userId]);
  const values = { by: people.get(userId)?.name ?? '', patient: version.patientName, ptNo: record.ptNo };
  const link = casePath(version, 'messages');
  await notify(context, tx, mentioned, 'messageMention', values, link);
  await notify(context, tx, fresh, 'messageArrived', values, link);
}
