import { type MessageValues, noticeText } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { MailReader } from '../../access/api.ts';
import { sendMessage } from '../../messaging/api.ts';
import type { NewNotice } from '../notice-repository.ts';

type Context = Pick<AppContext, 'jobs'>;

const SETTINGS_PATH = '/account?key=10';

/** Sends a mail to each address of a reader, in the reader's language. */
export async function mail(
  context: Context,
  tx: Querier,
  { addresses, lang, origin }: MailReader,
  { kind, link, values }: { kind: 'notice' | 'noticeDigest'; link: string; values: MessageValues },
): Promise<void> {
  // Nobody who has never logged in knows where the platform is, nor does the server.
  const at = (path: string): string => (origin === null ? '' : `${origin}${path}`);
  const all = { ...values, link: at(link), settings: at(SETTINGS_PATH) };
  for (const target of addresses) await sendMessage(context, tx, { channel: 'mail', target, kind, values: all, lang });
}

/** Sends one notice by mail, with a link to what it is about. */
export async function mailNotice(
  context: Context,
  tx: Querier,
  reader: MailReader,
  { type, values, link }: NewNotice,
): Promise<void> {
  const { typeStr: title, content } = noticeText(type, values, reader.lang);
  await mail(context, tx, reader, { kind: 'notice', link: link ?? '/msg-center', values: { title, content } });
}
