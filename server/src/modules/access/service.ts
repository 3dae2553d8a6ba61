import type { NoticeMail } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type User, changeUser, userById } from './repository.ts';

/** A user of the database by id, for other modules. @throws Refusal `recordNotFound` */
export async function userOf(db: Querier, userId: string): Promise<User> {
  const user = await userById(db, userId);
  if (!user) throw new Refusal('recordNotFound');
  return user;
}

/** What a user may change of the own account; fields that are absent stay. */
export interface InfoChange {
  readonly nickName?: string | null | undefined;
  readonly emailNotice?: boolean | undefined;
  readonly noticeMail?: NoticeMail | undefined;
  readonly notificationEmails?: readonly string[] | undefined;
}

export async function changeInfo(db: Querier, userId: string, change: InfoChange): Promise<void> {
  const set = {
    ...(change.nickName !== undefined && { nickName: change.nickName }),
    ...(change.emailNotice !== undefined && { emailNotice: change.emailNotice }),
    ...(change.noticeMail !== undefined && { noticeMail: change.noticeMail }),
    ...(change.notificationEmails !== undefined && { notificationEmails: [...change.notificationEmails] }),
  };
  if (Object.keys(set).length > 0) await changeUser(db, userId, set);
}

/** Ids of the services that the user may use. */
export const servicesOf = async (db: Querier, userId: string): Promise<number[]> => (await userOf(db, userId)).services;
