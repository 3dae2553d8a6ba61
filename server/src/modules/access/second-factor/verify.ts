import type { AppContext } from '../../../context.ts';
import type { User } from '../repository.ts';
import { recordSecurityEvent } from '../security/events.ts';
import { throttled } from '../login/throttled.ts';
import type { Visitor } from '../visitor.ts';
import { codeHash } from './recovery-codes.ts';
import { type SecondFactor, codesLeft, useRecoveryCode, useStep } from './repository.ts';
import { unseal } from '../../../infrastructure/sealed.ts';
import { stepOf } from './totp.ts';

type Context = Pick<AppContext, 'db' | 'config'>;

/**
 * Whether a code of the app, or a recovery code, is right; it is used up then. Wrong ones are counted like passwords, but
 * apart from them: a right password must not forgive guesses at codes.
 * @throws Refusal `loginThrottled`
 */
export const codeIsRight = (
  context: Context,
  user: User,
  factor: SecondFactor,
  code: string,
  visitor: Visitor,
): Promise<boolean> => {
  const matches = async (): Promise<boolean> =>
    (await useTotp(context, factor, code)) || useRecovery(context, user.id, code, visitor);
  return throttled(context.db, { ...user, secret: 'factor' }, visitor, matches, 'secondFactorFailed');
};

async function useTotp(
  { db, config }: Context,
  { userId, sealedSecret }: SecondFactor,
  code: string,
): Promise<boolean> {
  const step = stepOf(unseal(config.secrets, 'second-factor', userId, sealedSecret), code.replace(/\s/g, ''));
  return step !== null && (await useStep(db, userId, step));
}

const useRecovery = ({ db, config }: Context, userId: string, code: string, visitor: Visitor): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await useRecoveryCode(tx, userId, codeHash(config.secrets, userId, code)))) return false;
    const values = { num: String(await codesLeft(tx, userId)) };
    await recordSecurityEvent(tx, { type: 'recoveryCodeUsed', userId, visitor, values });
    return true;
  });
