import { createHmac } from 'node:crypto';
import { SIGNATURE_HEADER } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { askWeb, firstWords } from '../../../infrastructure/outbound/web-request.ts';
import type { Tried } from './tried.ts';

/** Who is reached in time is quick: it takes note, and does its work afterwards. */
const ANSWER_MS = 15_000;
/** Of an answer, so much stands in the log. */
const KEPT_BYTES = 300;

export interface SignedPost {
  readonly url: string;
  /** What the receiver checks the signature with. */
  readonly secret: string;
  readonly payload: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Sends something to somebody out in the web, signed, and judges the answer: 2xx says that it has arrived. */
export async function postSigned(
  { config }: Pick<AppContext, 'config'>,
  { url, secret, payload, headers, signal }: SignedPost,
): Promise<Tried> {
  const body = JSON.stringify(payload);
  try {
    const answer = await askWeb({
      ...{ method: 'POST', url, body, loopback: config.outboundLoopback, timeoutMs: ANSWER_MS },
      headers: {
        'content-type': 'application/json',
        ...headers,
        [SIGNATURE_HEADER]: signature(secret, body, new Date()),
      },
      ...(signal && { signal }),
    });
    const lastAnswer = shown(await firstWords(answer, KEPT_BYTES));
    const taken = answer.status >= 200 && answer.status < 300;
    return { state: taken ? 'delivered' : 'failed', lastStatus: answer.status, lastAnswer };
  } catch (error) {
    return { state: 'failed', lastStatus: null, lastAnswer: shown((error as Error).message) };
  }
}

/** The signature of a body: whoever has the secret can tell that it is ours, and how old it is. */
function signature(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

/** A NUL can stand in an answer, and in no text of the database. */
const shown = (text: string): string => text.replaceAll('\0', '').slice(0, KEPT_BYTES);
