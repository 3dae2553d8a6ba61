import { type Contact, currentAgreement } from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import { acceptAgreement } from './agreement/agreement.ts';
import { takeCode } from './codes/take-code.ts';
import { hashNewPassword, takenAsRefusal } from './new-account.ts';
import { unwrapPassword } from './passwords.ts';
import { changeUser, deleteSessionsOf, findContact, insertUser, isUserNameTaken } from './repository.ts';
import { recordSecurityEvent } from './security/events.ts';
import { tellPages } from './security/own-sessions.ts';
import { type Login, beginSession } from './login/sessions.ts';
import type { Visitor } from './visitor.ts';

/** A password and its repetition, wrapped as they travel. */
interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

export interface Registration extends NewPassword {
  readonly contact: Contact;
  /** ISO 3166-1 alpha-2. */
  readonly region: string;
  readonly code: string;
  readonly userName: string;
  readonly remember: boolean;
}

type Context = Pick<AppContext, 'db' | 'config'>;

/**
 * Makes an account and logs in. Whether phone, e-mail or user name are taken is told only to whoever has the code.
 * @throws Refusal `passwordsDiffer`, `passwordRule`, `codeWrong`, `loginThrottled`, `userExist`, `emailExist`, `userNameTaken`
 */
export async function register(context: Context, registration: Registration, visitor: Visitor): Promise<Login> {
  const { contact, region, code, userName, remember } = registration;
  const passwordHash = await hashOf(registration);
  const made = takeCode(context, { target: contact.target, purpose: 'register', code }, visitor, async (tx) => {
    if (await findContact(tx, contact.target)) {
      throw new Refusal(contact.channel === 'sms' ? 'userExist' : 'emailExist');
    }
    if (await isUserNameTaken(tx, userName)) throw new Refusal('userNameTaken');
    const reached = contact.channel === 'sms' ? { phone: contact.target } : { email: contact.target };
    const userId = await insertUser(tx, { userName, passwordHash, region, doctorType: 0, ...reached });
    await acceptAgreement(tx, userId, currentAgreement.version, visitor.address);
    await recordSecurityEvent(tx, { type: 'registered', userId, visitor });
    return beginSession(tx, userId, remember, visitor);
  });
  return takenAsRefusal(made);
}

/**
 * Sets a new password and ends all sessions of the account.
 * @throws Refusal `passwordsDiffer`, `passwordRule`, `codeWrong`, `loginThrottled`, `accountDisabled`
 */
export async function resetPassword(
  context: Context & Pick<AppContext, 'events'>,
  { contact, code, ...passwords }: NewPassword & Pick<Registration, 'contact' | 'code'>,
  visitor: Visitor,
): Promise<void> {
  const passwordHash = await hashOf(passwords);
  await takeCode(context, { target: contact.target, purpose: 'reset', code }, visitor, async (tx) => {
    const user = await findContact(tx, contact.target);
    if (!user) throw new Refusal('codeWrong');
    if (!user.enabled) throw new Refusal('accountDisabled');
    await changeUser(tx, user.id, { passwordHash });
    await deleteSessionsOf(tx, user.id);
    await recordSecurityEvent(tx, { type: 'passwordReset', userId: user.id, visitor });
    await tellPages(context, tx, user.id);
  });
}

/** @throws Refusal `passwordsDiffer`, `passwordRule`, `passwordUnreadable` */
async function hashOf({ password, confirmPassword }: NewPassword): Promise<string> {
  const hash = await hashNewPassword(password);
  if (unwrapPassword(confirmPassword) !== unwrapPassword(password)) throw new Refusal('passwordsDiffer');
  return hash;
}
