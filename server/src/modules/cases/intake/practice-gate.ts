import { type Entrust, type PracticeListItem, WILDCARD, dayValue, entrustTo, hasDuty } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { userOf } from '../../access/api.ts';
import { caseGrants, doctorsOfPractice, listPractices, practiceOf } from '../../practices/api.ts';
import { today } from '../record/age.ts';

/**
 * The practice gate: whether the caller may open or submit cases in a practice now.
 * @param forPlatform an administrator acts on a case of the practice; of the practice itself the same is asked
 * @throws Refusal addOrCreateOutpatient, recordNotFound, practiceExpired, practiceDisabled or accountExpired
 */
export async function passPracticeGate(
  db: Querier,
  caller: Caller,
  practiceId: string,
  { forPlatform = false } = {},
): Promise<PracticeListItem> {
  const inName = forPlatform && caller.permissions.includes(WILDCARD);
  const practice = inName ? await practiceOf(db, practiceId) : await ownPractice(db, caller, practiceId);
  if (practice.accountExpired) throw new Refusal('practiceExpired', { expiredDay: dayValue(practice.expiredDay) });
  if (!practice.available) throw new Refusal('practiceDisabled');
  if (inName) return practice;
  const { expiresOn } = await userOf(db, caller.userId);
  if (expiresOn === null || expiresOn < today()) throw new Refusal('accountExpired');
  return practice;
}

async function ownPractice(db: Querier, caller: Caller, practiceId: string): Promise<PracticeListItem> {
  const bound = await listPractices(db, caller.userId);
  const practice = bound.find((item) => item.practiceId === practiceId);
  if (practice) return practice;
  throw new Refusal(bound.length === 0 ? 'addOrCreateOutpatient' : 'recordNotFound');
}

/** @throws Refusal noDesignCenter, noDesignCenterMember or teamDesignOff when the practice cannot have a case designed in this way */
export function checkEntrust(practice: PracticeListItem, entrust: Entrust): void {
  if (entrust === entrustTo.center && practice.designCenterList.length === 0)
    throw new Refusal(practice.creator ? 'noDesignCenter' : 'noDesignCenterMember');
  if (entrust === entrustTo.team && !practice.teamDesignEnabled) throw new Refusal('teamDesignOff');
}

/** The lab that a case with entrust 1 goes to: the practice's default one. '0' for other ways of design. */
export const designCenterFor = (practice: PracticeListItem, entrust: Entrust): string =>
  entrust === entrustTo.center ? (practice.designCenterId ?? practice.designCenterList[0]?.designCenterId ?? '0') : '0';

/**
 * The doctor of a case. A doctor opens cases for himself; the creator and an assistant for any doctor of the practice,
 * and an assistant has to say for whom.
 * @throws Refusal doctorUnknown
 */
export async function doctorFor(
  db: Querier,
  caller: Caller,
  practiceId: string,
  wanted: string | null | undefined,
): Promise<string> {
  const roles = (await caseGrants(db, caller)).flatMap((grant) => (grant.practiceId === practiceId ? grant.role : []));
  const free = hasDuty(roles, 'assign');
  const doctorId = wanted ?? (hasDuty(roles, 'treat') ? caller.userId : null);
  if (doctorId === null || (!free && doctorId !== caller.userId)) throw new Refusal('doctorUnknown');
  const doctors = await doctorsOfPractice(db, practiceId);
  if (!doctors.some((doctor) => doctor.doctorId === doctorId)) throw new Refusal('doctorUnknown');
  return doctorId;
}
