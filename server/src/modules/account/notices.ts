import {
  type Lang,
  type Notice,
  type NoticeType,
  type NoticeValues,
  type Page,
  noticeText,
  readFlag,
} from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import { mailReaders } from '../access/api.ts';
import { awaitDigest } from './mail/digest.ts';
import { mailNotice } from './mail/mail-notice.ts';
import { countUnread, insertNotices, pageOfUser, setRead } from './notice-repository.ts';

export interface NoticeFilter {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly readFlag?: Notice['readFlag'] | undefined;
}

/** The notices of a user, newest first, in words. */
export async function pageOfNotices(
  db: Database,
  userId: string,
  filter: NoticeFilter,
  lang: Lang,
): Promise<Page<Notice>> {
  const read = filter.readFlag === undefined ? undefined : filter.readFlag === readFlag.read;
  const { rows, total } = await pageOfUser(db, userId, filter, read);
  return {
    rows: rows.map(({ values, readAt, ...notice }) => ({
      ...notice,
      ...noticeText(notice.type, values, lang),
      readFlag: readAt ? readFlag.read : readFlag.unread,
    })),
    total,
  };
}

type NoticeContext = Pick<AppContext, 'events'>;

/** Marks notices of the user as read, all of them without ids; foreign ids are not touched. */
export async function markRead(
  context: NoticeContext & Pick<AppContext, 'db'>,
  userId: string,
  ids?: readonly string[],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if ((await setRead(tx, userId, ids)) > 0) await tellUnread(context, tx, userId);
  });
}

async function tellUnread({ events }: NoticeContext, tx: Querier, userId: string): Promise<void> {
  const unread = await countUnread(tx, userId);
  await events.publish('notice.changed', { unread }, { users: [userId] }, { tx });
}

/**
 * Tells people something, inside the transaction that makes it true; the last thing in it, since it publishes events.
 * Those who want it are told by mail, too: at once, or with the mail of the day.
 * @param link path inside the product where the notice leads
 * @param evenDisabled also by mail to whoever cannot log in
 */
export async function notify(
  context: NoticeContext & Pick<AppContext, 'jobs'>,
  tx: Querier,
  userIds: readonly string[],
  type: NoticeType,
  values: NoticeValues,
  link: string | null = null,
  { evenDisabled = false }: { readonly evenDisabled?: boolean } = {},
): Promise<void> {
  const people = [...new Set(userIds)].sort();
  const readers = await mailReaders(tx, people, evenDisabled);
  const daily = [...readers.values()].filter(({ noticeMail }) => noticeMail === 'daily').map(({ userId }) => userId);
  const notice = { type, values, link };
  await insertNotices(tx, people, notice, new Set(daily));
  for (const reader of readers.values()) {
    if (reader.noticeMail === 'daily') await awaitDigest(context, tx, reader.userId);
    else await mailNotice(context, tx, reader, notice);
  }
  for (const userId of people) await tellUnread(context, tx, userId);
}
