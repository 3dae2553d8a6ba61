import type { Lang, NoticeMail } from '@archway/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { users } from './schema.ts';

/** Somebody who is told by mail. */
export interface MailReader {
  readonly userId: string;
  readonly noticeMail: NoticeMail;
  readonly lang: Lang;
  /** Where links lead; null for an account that nobody has logged in with. */
  readonly origin: string | null;
  /** At least one. */
  readonly addresses: readonly string[];
}

/**
 * Those of these people who are told by mail, by their ids: accounts that may log in, want it and have an address. The
 * address of the account and the notification addresses all get it, each once.
 * @param evenDisabled also those that may not log in
 */
export async function mailReaders(
  db: Querier,
  ids: readonly string[],
  evenDisabled = false,
): Promise<ReadonlyMap<string, MailReader>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      userId: users.id,
      noticeMail: users.noticeMail,
      lang: users.lang,
      origin: users.lastOrigin,
      email: users.email,
      notificationEmails: users.notificationEmails,
    })
    .from(users)
    .where(
      and(inArray(users.id, [...ids]), eq(users.emailNotice, true), evenDisabled ? undefined : eq(users.enabled, true)),
    );
  return new Map(
    rows.flatMap(({ email, notificationEmails, lang, ...row }) => {
      const all = [email ?? '', ...notificationEmails].filter((address) => address !== '');
      const addresses = [...new Map(all.map((address) => [address.toLowerCase(), address])).values()];
      return addresses.length > 0 ? [[row.userId, { ...row, addresses, lang: lang ?? 'zh-CN' }] as const] : [];
    }),
  );
}
