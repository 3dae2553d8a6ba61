import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { type User, userById } from '../repository.ts';
import { recordSecurityEvent } from '../security/events.ts';
import { type Login, beginSession } from '../login/sessions.ts';
import type { Visitor } from '../visitor.ts';
import { challengeFor, isOfPassword, readChallenge } from './challenge.ts';
import { factorOf, hasFactor } from './repository.ts';
import { codeIsRight } from './verify.ts';

type Context = Pick<AppContext, 'db' | 'config'>;

/** How a first step was passed. */
interface FirstStep {
  readonly by: 'login' | 'codeLogin';
  readonly remember: boolean;
}

/** A login, or what its second step has to bring back. */
export type Entry = { readonly login: Login } | { readonly challenge: string };

/** What follows on a first step that was passed: the login, or the question for a second. */
export async function afterFirstStep(
  { config }: Pick<AppContext, 'config'>,
  tx: Querier,
  user: User,
  step: FirstStep,
  visitor: Visitor,
): Promise<Entry> {
  if (await hasFactor(tx, user.id)) return { challenge: challengeFor(config.secrets, user, step) };
  await recordSecurityEvent(tx, { type: step.by, userId: user.id, visitor });
  return { login: await beginSession(tx, user.id, step.remember, visitor) };
}

/** The login, outside of the transaction that a refusal would undo. @throws Refusal `secondFactorNeeded` with the challenge */
export function loginOf(entry: Entry): Login {
  if ('login' in entry) return entry.login;
  throw new Refusal('secondFactorNeeded', {}, { challenge: entry.challenge });
}

/**
 * The second step of a login.
 * @throws Refusal `challengeExpired`, `accountDisabled`, `loginThrottled`, `secondFactorWrong`
 */
export async function passSecondStep(
  context: Context,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  visitor: Visitor,
): Promise<Login> {
  const { db, config } = context;
  const said = readChallenge(config.secrets, challenge);
  const user = said && (await userById(db, said.userId));
  const factor = user && (await factorOf(db, user.id));
  if (!said || !user || !isOfPassword(said, user) || !factor?.confirmedAt) throw new Refusal('challengeExpired');
  if (!user.enabled) throw new Refusal('accountDisabled');
  if (!(await codeIsRight(context, user, factor, code, visitor))) throw new Refusal('secondFactorWrong');
  return db.transaction(async (tx) => {
    await recordSecurityEvent(tx, { type: said.by, userId: user.id, visitor });
    return beginSession(tx, user.id, said.remember, visitor);
  });
}
