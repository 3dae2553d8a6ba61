import { type Answer, type Received, type casesEndpoints, casePath } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type Each, eachOf } from '../../../infrastructure/http/batch.ts';
import { type Visitor, peopleById, recordSecurityEvent } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { type PracticeDoctor, caseGrants, doctorsOfPractice } from '../../practices/api.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { saveVersion } from '../record/case-repository.ts';
import { recordAction } from '../record/records.ts';
import { type VisibleVersion, lockVisible, requireVersion } from '../scope/case-access.ts';
import { passPracticeGate } from './practice-gate.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** Who hands cases on, from where. */
export interface Transferring {
  readonly caller: Caller;
  readonly visitor: Visitor;
  readonly lang: Each['lang'];
}

/**
 * The doctors of a practice that a case can be handed on to.
 * @throws Refusal recordNotFound for whoever does not work for the practice
 */
export async function doctorsForTransfer(
  context: Pick<Context, 'db'>,
  caller: Caller,
  practiceId: string,
): Promise<PracticeDoctor[]> {
  const grants = await caseGrants(context.db, caller);
  const works = grants.some(
    (grant) => grant.side === 'platform' || (grant.side === 'practice' && grant.practiceId === practiceId),
  );
  if (!works) throw new Refusal('recordNotFound');
  return doctorsOfPractice(context.db, practiceId);
}

/** Hands cases on to another doctor of their practice; each is done or refused by itself. */
export function transferCases(
  context: Context,
  by: Transferring,
  { caseIds, doctorId }: Received<typeof casesEndpoints.transfer>['body'],
): Promise<Answer<typeof casesEndpoints.transfer>> {
  return eachOf({ db: context.db, ids: caseIds, lang: by.lang }, async (tx, caseId) => {
    const { record } = await lockVisible(tx, by.caller, caseId);
    const found = await requireVersion(tx, by.caller, { caseId, version: record.version });
    await checkTransfer(tx, by.caller, found, doctorId);
    await transfer(context, tx, by, found, doctorId);
  });
}

/** @throws Refusal noPermission, sameDoctor, doctorUnknown, or that of the practice gate */
async function checkTransfer(
  tx: Transaction,
  caller: Caller,
  { record, version, sides }: VisibleVersion,
  doctorId: string,
): Promise<void> {
  if (!sides.has('practice') && !sides.has('platform')) throw new Refusal('noPermission');
  await passPracticeGate(tx, caller, record.practiceId, { forPlatform: sides.has('platform') });
  if (version.doctorId === doctorId) throw new Refusal('sameDoctor');
  const doctors = await doctorsOfPractice(tx, record.practiceId);
  if (!doctors.some((doctor) => doctor.doctorId === doctorId)) throw new Refusal('doctorUnknown');
}

/** The change with everything that belongs to it: log, notices to both doctors, audit, and who sees it now. */
async function transfer(
  context: Context,
  tx: Transaction,
  { caller, visitor }: Transferring,
  found: VisibleVersion,
  doctorId: string,
): Promise<void> {
  const { record, version, sides } = found;
  const key = { caseId: record.caseId, version: record.version };
  const people = await peopleById(tx, [version.doctorId, doctorId, caller.userId]);
  const nameOf = (userId: string): string => people.get(userId)?.name ?? '';
  const [from, to] = [nameOf(version.doctorId), nameOf(doctorId)];
  const { status, patientName: patient } = version;
  const { ptNo } = record;

  const saved = await saveVersion(tx, found, { doctorId });
  await recordAction(tx, {
    ...{ ...key, action: 'transfer', from: status, to: status, userId: caller.userId },
    roles: found.roles,
    ids: [version.doctorId, doctorId],
    asAdmin: !sides.has('practice'),
    note: `${from} → ${to}`,
  });
  await recordSecurityEvent(tx, {
    ...{ type: 'caseTransferred', userId: version.doctorId, actorId: caller.userId, visitor },
    values: { ptNo, from, to },
  });
  await tellCaseChanged(context, tx, key, { ...record, ...saved }, record);

  const told = (userId: string): string[] => (userId === caller.userId ? [] : [userId]);
  const values = { patient, ptNo, from, to, by: nameOf(caller.userId) };
  await notify(context, tx, told(doctorId), 'caseTransferredTo', values, casePath(key));
  // Who gave it away may not see it any more.
  await notify(context, tx, told(version.doctorId), 'caseTransferredFrom', values);
}
