import { type Contact, type Lang, contactOf } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { sendMessage } from '../../messaging/api.ts';
import { takeCode } from '../codes/take-code.ts';
import { takenAsRefusal } from '../new-account.ts';
import { changeUser } from '../repository.ts';
import { userOf } from '../service.ts';
import type { Visitor } from '../visitor.ts';
import { recordSecurityEvent } from './events.ts';

type Context = Pick<AppContext, 'db' | 'config' | 'jobs'>;

/** Changes the own user name. @throws Refusal `userNameTaken` */
export async function changeUserName(
  { db }: Context,
  { userId }: Caller,
  userName: string,
  visitor: Visitor,
): Promise<void> {
  const changed = db.transaction(async (tx) => {
    const { userName: from } = await userOf(tx, userId);
    if (from === userName) return;
    await changeUser(tx, userId, { userName });
    await recordSecurityEvent(tx, { type: 'userNameChanged', userId, visitor, values: { from, to: userName } });
  });
  await takenAsRefusal(changed);
}

/** Enough to know one's own by, and no more: the log is read by operators, too. */
export const masked = (contact: string): string =>
  contact.includes('@') ? contact.replace(/^(.{1,2}).*@/, '$1***@') : `${contact.slice(0, -8)}****${contact.slice(-4)}`;

export interface ContactChange {
  readonly contact: Contact;
  readonly code: string;
  /** In which the old address is told. */
  readonly lang: Lang;
}

/**
 * Changes phone or e-mail with the code that was sent to the new one. The old one is told, so that whoever has the
 * account in their hands does not take it in silence.
 * @throws Refusal `codeWrong`, `loginThrottled`, `userExist`, `emailExist`
 */
export async function changeContact(
  context: Context,
  { userId }: Caller,
  { contact, code, lang }: ContactChange,
  visitor: Visitor,
): Promise<void> {
  const { channel, target } = contact;
  const phone = channel === 'sms';
  const purpose = phone ? 'changePhone' : 'changeEmail';
  const changed = takeCode(context, { target, purpose, code }, visitor, async (tx) => {
    const user = await userOf(tx, userId);
    const old = phone ? user.phone : user.email;
    await changeUser(tx, userId, phone ? { phone: target } : { email: target });
    const values = { from: old === null ? '—' : masked(old), to: masked(target) };
    await recordSecurityEvent(tx, { type: phone ? 'phoneChanged' : 'emailChanged', userId, visitor, values });
    const told = old === null ? null : contactOf(old, 'CN');
    if (told && told.target !== target)
      await sendMessage(context, tx, { ...told, kind: 'contactChanged', values: { to: masked(target) }, lang });
  });
  await takenAsRefusal(changed);
}

/** The phone number of a form. @throws Refusal `phoneInvalid` */
export function phoneContact(phone: string, region: string): Contact {
  const contact = contactOf(phone, region);
  if (contact?.channel !== 'sms') throw new Refusal('phoneInvalid');
  return contact;
}

/** The address of a form. @throws Refusal `emailInvalid` */
export function emailContact(email: string): Contact {
  const contact = contactOf(email, 'CN');
  if (contact?.channel !== 'mail') throw new Refusal('emailInvalid');
  return contact;
}
