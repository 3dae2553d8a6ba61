import type { Received, accountEndpoints } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { changeInfo, userOf } from '../access/api.ts';

type InfoBody = Received<typeof accountEndpoints.updateInfo>['body'];

const emailFields = ['notificationEmail1', 'notificationEmail2', 'notificationEmail3', 'notificationEmail4'] as const;

/** Fills of the four places; those at the end that nobody filled are not kept, those in between are kept empty. */
function placed(emails: readonly string[]): string[] {
  const last = emails.findLastIndex((email) => email !== '');
  return emails.slice(0, last + 1);
}

/**
 * Changes name and notification settings of the caller; fields that are absent stay as they are. Each address keeps its
 * number.
 * @throws Refusal `notificationEmailTwice`
 */
export async function updateInfo(db: Database, userId: string, body: InfoBody): Promise<void> {
  const user = await userOf(db, userId);
  const emails = emailFields.map((field, index) =>
    body[field] === undefined ? (user.notificationEmails[index] ?? '') : (body[field] ?? ''),
  );
  const given = emails.filter((email) => email !== '').map((email) => email.toLowerCase());
  if (new Set(given).size !== given.length) throw new Refusal('notificationEmailTwice');
  await changeInfo(db, userId, {
    ...(body.nickName !== undefined && { nickName: body.nickName || null }),
    ...(body.emailNotice !== undefined && { emailNotice: body.emailNotice }),
    ...(body.noticeMail !== undefined && { noticeMail: body.noticeMail }),
    notificationEmails: placed(emails),
  });
}
