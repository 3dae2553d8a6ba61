import { DIGEST_HOUR, noticeText } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { mailReaders } from '../../access/api.ts';
import { takeWaiting } from '../notice-repository.ts';
import { mail } from './mail-notice.ts';

export const DIGEST_QUEUE = 'account-digest';
/** More than these are counted and not listed. */
const MOST_LISTED = 30;

export interface DigestJob {
  readonly userId: string;
}

/** The next moment at which the mails of the day leave, by the clock of the server. */
export function nextDigest(now: Date): Date {
  const due = new Date(now);
  due.setHours(DIGEST_HOUR, 0, 0, 0);
  if (due <= now) due.setDate(due.getDate() + 1);
  return due;
}

/** Lets the next mail of the day come, once however many notices wait for it. */
export async function awaitDigest({ jobs }: Pick<AppContext, 'jobs'>, tx: Querier, userId: string): Promise<void> {
  const now = new Date();
  const due = nextDigest(now);
  await jobs.send<DigestJob>(
    DIGEST_QUEUE,
    { userId },
    {
      tx,
      key: `${userId}:${due.toISOString()}`,
      delaySeconds: Math.ceil((due.getTime() - now.getTime()) / 1000),
    },
  );
}

/**
 * Sends somebody what waits for the mail of the day and is still unread, in one mail; nothing when all was read. Twice
 * for the same day sends nothing the second time: what has left waits no more.
 */
export async function sendDigest(context: Pick<AppContext, 'db' | 'jobs'>, userId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const waiting = await takeWaiting(tx, userId);
    const unread = waiting.filter(({ readAt }) => readAt === null);
    // Whoever has turned mails off, or was disabled, since then gets none.
    const reader = (await mailReaders(tx, [userId])).get(userId);
    if (unread.length === 0 || !reader) return;
    const { lang } = reader;
    const lines = unread.slice(0, MOST_LISTED).map(({ type, values }) => {
      const { typeStr, content } = noticeText(type, values, lang);
      return lang === 'zh-CN' ? `· ${typeStr}：${content}` : `· ${typeStr}: ${content}`;
    });
    if (unread.length > MOST_LISTED) lines.push('…');
    const values = { num: String(unread.length), content: lines.join('\n') };
    await mail(context, tx, reader, { kind: 'noticeDigest', link: '/msg-center', values });
  });
}
