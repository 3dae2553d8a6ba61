import type { Transaction } from '../../../infrastructure/database/database.ts';
import { giveServices } from '../assistants/assistant-repository.ts';
import { addMember, moveDefault } from '../members/member-repository.ts';
import { heldPractices } from '../service.ts';
import { type StaffRole, addMaker } from './staff-repository.ts';

export const staffRoles: readonly StaffRole[] = ['doctors', 'assistants', 'makers'];

/** Takes somebody on; the first practice of an account is its default one. */
export async function takeOn(tx: Transaction, role: StaffRole, practiceId: string, userId: string): Promise<void> {
  const isDefault = (await heldPractices(tx, userId)).length === 0;
  if (role === 'doctors') await addMember(tx, { practiceId, userId, identity: 'doctor', isDefault });
  else if (role === 'makers') await addMaker(tx, practiceId, userId);
  else {
    await giveServices(tx, userId, [{ practiceId, expiresOn: null }]);
    if (isDefault) await moveDefault(tx, userId, practiceId);
  }
}
