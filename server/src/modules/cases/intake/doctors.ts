import { hasDuty } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { type PracticeDoctor, caseGrants, doctorsOfPractice } from '../../practices/api.ts';

/** Doctors whom the caller may open a case for: a doctor only himself, creator and assistant everybody. */
export async function doctorsForCase(db: Database, caller: Caller, practiceId: string): Promise<PracticeDoctor[]> {
  const roles = (await caseGrants(db, caller)).flatMap((grant) =>
    grant.side === 'practice' && grant.practiceId === practiceId ? grant.role : [],
  );
  if (roles.length === 0) throw new Refusal('recordNotFound');
  const doctors = await doctorsOfPractice(db, practiceId);
  const free = hasDuty(roles, 'assign');
  return free ? doctors : doctors.filter((doctor) => doctor.doctorId === caller.userId);
}
