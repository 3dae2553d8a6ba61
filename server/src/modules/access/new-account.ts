import { type ErrorName, passwordFollowsRule } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import { conflictAsRefusal } from '../../infrastructure/database/conflicts.ts';
import { hashPassword, unwrapPassword } from './passwords.ts';

/** The hash of a password that is set, from its field. @throws Refusal `passwordUnreadable`, `passwordRule` */
export async function hashNewPassword(wrapped: string): Promise<string> {
  const clear = unwrapPassword(wrapped);
  if (!passwordFollowsRule(clear)) throw new Refusal('passwordRule');
  return hashPassword(clear);
}

/** What a name that somebody else has already is refused with, by the index that holds it. */
const taken: Readonly<Record<string, ErrorName>> = {
  users_user_name: 'userNameTaken',
  users_phone: 'userExist',
  users_email: 'emailExist',
};

/** Says in the words of the catalogue that a user name, a phone number or an e-mail address is another account's. */
export const takenAsRefusal = <T>(write: Promise<T>): Promise<T> => conflictAsRefusal(taken, write);
