import type { Received, accountEndpoints } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { changeInfo, userOf } from '../access/api.ts';

type InfoBody = Received<typeof accountEndpoints.updateInfo>['body'];

const emailFields = ['notificationEmail1', 'notificationEmail2', 'notificationEmail3', 'notificationEmail4'] as const;

/** Changes name and notification settings of the caller; fields that are absent stay as they are. */
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
    notificationEmails: emails.filter((email) => email !== ''),
  });
}
