import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { passwordMatches, unwrapPassword } from '../passwords.ts';
import { type User, userById } from '../repository.ts';
import { recordSecurityEvent } from '../security/events.ts';
import { tellPages } from '../security/own-sessions.ts';
import { endOtherSessions } from '../security/session-repository.ts';
import { userOf } from '../service.ts';
import { throttled } from '../login/throttled.ts';
import type { Visitor } from '../visitor.ts';
import { codeHash, newCodes } from './recovery-codes.ts';
import {
  type SecondFactor,
  beginFactor,
  codesLeft,
  confirmFactor,
  deleteFactor,
  factorOf,
  replaceCodes,
} from './repository.ts';
import { seal } from '../../../infrastructure/sealed.ts';
import { enrolmentUri, newSecret } from './totp.ts';
import { codeIsRight } from './verify.ts';

type Context = Pick<AppContext, 'db' | 'config' | 'events'>;

/** Since when a second factor is on, and how many recovery codes are left. */
export async function stateOf({ db }: Context, { userId }: Caller) {
  const factor = await factorOf(db, userId);
  const since = factor?.confirmedAt ?? null;
  return { since: since?.toISOString() ?? null, recoveryCodesLeft: since ? await codesLeft(db, userId) : 0 };
}

/** @throws Refusal `passwordUnreadable`, `loginThrottled`, `passwordWrong` */
async function assertPassword({ db }: Context, user: User, wrapped: string, visitor: Visitor): Promise<void> {
  const clear = unwrapPassword(wrapped);
  const matches = () => passwordMatches(user.passwordHash, clear);
  if (!(await throttled(db, user, visitor, matches, 'passwordRefused'))) throw new Refusal('passwordWrong');
}

/** @throws Refusal `secondFactorNotOn` */
async function factorThatIsOn({ db }: Context, userId: string): Promise<SecondFactor> {
  const factor = await factorOf(db, userId);
  if (!factor?.confirmedAt) throw new Refusal('secondFactorNotOn');
  return factor;
}

/**
 * A secret for the app. Asks for the password, so that whoever finds an open page cannot lock its owner out.
 * @throws Refusal `secondFactorOnAlready`, and what `assertPassword` throws
 */
export async function enrol(context: Context, { userId }: Caller, password: string, visitor: Visitor) {
  const { db, config } = context;
  const user = await userOf(db, userId);
  if ((await factorOf(db, userId))?.confirmedAt) throw new Refusal('secondFactorOnAlready');
  await assertPassword(context, user, password, visitor);
  const secret = newSecret();
  await beginFactor(db, userId, seal(config.secrets, 'second-factor', userId, secret));
  return { secret, uri: enrolmentUri(secret, user.userName) };
}

async function freshCodes({ config }: Context, tx: Querier, userId: string): Promise<string[]> {
  const codes = newCodes();
  await replaceCodes(
    tx,
    userId,
    codes.map((code) => codeHash(config.secrets, userId, code)),
  );
  return codes;
}

/**
 * Turns it on with a first code of the app.
 * @returns the recovery codes
 * @throws Refusal `secondFactorOnAlready`, `secondFactorNotBegun`, `loginThrottled`, `secondFactorWrong`
 */
export async function confirm(context: Context, { userId }: Caller, code: string, visitor: Visitor): Promise<string[]> {
  const { db } = context;
  const factor = await factorOf(db, userId);
  if (!factor) throw new Refusal('secondFactorNotBegun');
  if (factor.confirmedAt) throw new Refusal('secondFactorOnAlready');
  const user = await userOf(db, userId);
  if (!(await codeIsRight(context, user, factor, code, visitor))) throw new Refusal('secondFactorWrong');
  return db.transaction(async (tx) => {
    if (!(await confirmFactor(tx, factor))) throw new Refusal('secondFactorNotBegun');
    await recordSecurityEvent(tx, { type: 'secondFactorOn', userId, visitor });
    return freshCodes(context, tx, userId);
  });
}

/** @throws Refusal `secondFactorNotOn`, `loginThrottled`, `secondFactorWrong` */
export async function renewRecoveryCodes(
  context: Context,
  { userId }: Caller,
  code: string,
  visitor: Visitor,
): Promise<string[]> {
  const factor = await factorThatIsOn(context, userId);
  const user = await userOf(context.db, userId);
  if (!(await codeIsRight(context, user, factor, code, visitor))) throw new Refusal('secondFactorWrong');
  return context.db.transaction(async (tx) => {
    await recordSecurityEvent(tx, { type: 'recoveryCodesMade', userId, visitor });
    return freshCodes(context, tx, userId);
  });
}

/** @throws Refusal `secondFactorNotOn`, `secondFactorWrong`, and what `assertPassword` throws */
export async function turnOff(
  context: Context,
  { userId }: Caller,
  { password, code }: { readonly password: string; readonly code: string },
  visitor: Visitor,
): Promise<void> {
  const factor = await factorThatIsOn(context, userId);
  const user = await userOf(context.db, userId);
  await assertPassword(context, user, password, visitor);
  if (!(await codeIsRight(context, user, factor, code, visitor))) throw new Refusal('secondFactorWrong');
  await context.db.transaction(async (tx) => {
    await deleteFactor(tx, userId);
    await recordSecurityEvent(tx, { type: 'secondFactorOff', userId, visitor });
  });
}

/**
 * An operator takes it from somebody who has lost it. All sessions end: whoever has the phone may have them, too.
 * @throws Refusal `recordNotFound`, `secondFactorNotOn`
 */
export async function resetFor(
  context: Context,
  actor: Caller,
  { userId, reason }: { readonly userId: string; readonly reason?: string | undefined },
  visitor: Visitor,
): Promise<void> {
  if (!(await userById(context.db, userId))) throw new Refusal('recordNotFound');
  await context.db.transaction(async (tx) => {
    if (!(await deleteFactor(tx, userId))) throw new Refusal('secondFactorNotOn');
    await endOtherSessions(tx, userId, null);
    const told = { type: 'secondFactorReset', userId, actorId: actor.userId, visitor } as const;
    await recordSecurityEvent(tx, { ...told, ...(reason && { values: { reason } }) });
    await tellPages(context, tx, userId);
  });
}
