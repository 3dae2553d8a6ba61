import { CODE_PAUSE_SECONDS, type Lang } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import { placeOf } from '../place.ts';
import { type CodeAim, askedBefore, insertCode } from './code-repository.ts';
import { CODE_QUEUE, type CodeJob } from './send-code.ts';

/** Codes an hour for one phone or address. */
const MOST_OF_TARGET = 6;
/** Codes an hour for one place, which may be a whole practice. */
const MOST_OF_PLACE = 40;

export interface CodeAnswer {
  readonly sent: boolean;
  /** Seconds until the next code may be asked for. */
  readonly retryAfter: number;
}

/**
 * Writes down that a code is to be sent; a job makes it and looks whether there is an account. So an answer, and the time
 * that it takes, says nothing about accounts.
 * @throws Refusal `codeTooOften`
 */
export async function requestCode(
  { db, jobs }: Pick<AppContext, 'db' | 'jobs'>,
  aim: CodeAim,
  address: string,
  lang: Lang,
): Promise<CodeAnswer> {
  const place = placeOf(address);
  return db.transaction(async (tx) => {
    const { pause, ofTarget, ofPlace } = await askedBefore(tx, aim.target, place);
    if (pause > 0) return { sent: false, retryAfter: pause };
    if (ofTarget >= MOST_OF_TARGET || ofPlace >= MOST_OF_PLACE) throw new Refusal('codeTooOften');
    const codeId = await insertCode(tx, aim, place);
    await jobs.send<CodeJob>(CODE_QUEUE, { codeId, lang }, { tx });
    return { sent: true, retryAfter: CODE_PAUSE_SECONDS };
  });
}
