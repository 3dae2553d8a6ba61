import { ORTHO_PATH } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { sendMessage } from '../../messaging/api.ts';
import type { ReviewRow } from './review-repository.ts';

/** What of a review goes into its mail besides the row. */
export interface MailedReview {
  readonly by: string;
  readonly token: string;
  /** By which the platform was reached. */
  readonly origin: string;
}

/** `2026-11-24 18:00 UTC`: whoever reads it may be anywhere. */
const utc = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Sends a reviewer the link, in the reviewer's language. Nobody reads it in the outbox once it has left. */
export const mailReview = (
  context: Pick<AppContext, 'jobs'>,
  tx: Querier,
  { recipientMail, recipientName, lang, question, expiresAt }: ReviewRow,
  { by, token, origin }: MailedReview,
  { ptNo, planName }: { readonly ptNo: string; readonly planName: string },
): Promise<void> =>
  sendMessage(context, tx, {
    ...{ channel: 'mail', target: recipientMail, kind: 'reviewAsked', lang, usefulUntil: expiresAt },
    values: {
      ...{ recipient: recipientName, by, ptNo, name: planName, question: question ?? '' },
      ...{ until: utc(expiresAt), link: `${origin}${ORTHO_PATH}#${token}` },
    },
  });
