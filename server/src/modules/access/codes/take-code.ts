import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { findContact } from '../repository.ts';
import { throttled } from '../login/throttled.ts';
import type { Visitor } from '../visitor.ts';
import { codeHash, sameHash } from './code-hash.ts';
import { type CodeAim, tryNewest, useUp } from './code-repository.ts';

/** Wrong ones before a code is of no more use. */
const MOST_TRIES = 5;

export interface GivenCode extends CodeAim {
  readonly code: string;
}

/**
 * Does what a verification code allows: one use, the newest for its target and purpose alone, within its minutes and
 * tries. The code is used up in the transaction of the work: work that is refused leaves it as it was. A wrong one counts
 * as a wrong password does. Tries are counted in transactions of their own, or a refusal would take its count back: this
 * begins the transaction itself and must not be called inside of another one.
 * @throws Refusal `codeWrong`, `loginThrottled`, and whatever the work refuses
 */
export async function takeCode<T>(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { code, ...aim }: GivenCode,
  visitor: Visitor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  // Whoever opens a link does not log in, whatever account has the address.
  const opens = aim.purpose === 'openLink';
  const owner = opens ? null : await findContact(db, aim.target);
  const named = opens ? `${aim.purpose} ${aim.target}` : aim.target;
  let codeId = '';
  const isRight = async (): Promise<boolean> => {
    const newest = await tryNewest(db, aim, MOST_TRIES);
    const right = sameHash(newest?.codeHash ?? '', codeHash(config, aim, code));
    if (newest && right) codeId = newest.id;
    return newest !== null && right;
  };
  if (!(await throttled(db, owner ?? { name: named }, visitor, isRight, 'loginFailed'))) throw new Refusal('codeWrong');
  return db.transaction(async (tx) => {
    if (!(await useUp(tx, codeId))) throw new Refusal('codeWrong');
    return work(tx);
  });
}
