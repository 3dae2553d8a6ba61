import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, nothing } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { encryptedPassword, loginAnswer } from './entities.ts';
import { operatorReasonRules } from './operator-rules.ts';
import { secondFactorRules } from './second-factor-rules.ts';

const code = fieldSchema(secondFactorRules.code);

const recoveryCodes = z.object({
  /** Ten, shown once; each is good for one login. */
  recoveryCodes: z.array(z.string()),
});

/** What stands in `data` of the refusal `secondFactorNeeded`. */
export interface SecondFactorChallenge {
  /** For the second step, within five minutes. */
  readonly challenge: string;
}

/** Two-step verification: besides the password a code of an authenticator app (TOTP, RFC 6238). */
export const secondFactorEndpoints = {
  login: endpoint({
    id: 'secondFactor.login',
    method: 'POST',
    path: '/doctor/doc/login/secondFactor',
    summary:
      'The second step of a login that was answered with `secondFactorNeeded`: its challenge, and a code of the app or a recovery code. A code is good once.',
    access: 'public',
    body: z.strictObject({ challenge: z.string().min(1).max(1000), code }),
    data: loginAnswer,
    errors: ['secondFactorWrong', 'challengeExpired', 'loginThrottled', 'accountDisabled'],
    rateLimit: 60,
  }),
  state: endpoint({
    id: 'secondFactor.state',
    method: 'GET',
    path: '/doctor/doc/secondFactor',
    summary: 'Whether the caller logs in with a second factor.',
    access: 'session',
    data: z.object({ since: instant.nullable(), recoveryCodesLeft: z.number().int() }),
  }),
  enrol: endpoint({
    id: 'secondFactor.enrol',
    method: 'POST',
    path: '/doctor/doc/secondFactor/enrol',
    summary: 'Begins: a secret for the app, which counts for nothing until a code of it has come back.',
    access: 'session',
    body: z.strictObject({ password: encryptedPassword }),
    data: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['passwordWrong', 'loginThrottled', 'passwordUnreadable', 'secondFactorOnAlready'],
    rateLimit: 60,
  }),
  confirm: endpoint({
    id: 'secondFactor.confirm',
    method: 'POST',
    path: '/doctor/doc/secondFactor/confirm',
    summary: 'Turns it on with a first code of the app, and answers the recovery codes.',
    access: 'session',
    body: z.strictObject({ code }),
    data: recoveryCodes,
    errors: ['secondFactorWrong', 'loginThrottled', 'secondFactorOnAlready', 'secondFactorNotBegun'],
    rateLimit: 60,
  }),
  renewRecoveryCodes: endpoint({
    id: 'secondFactor.renewRecoveryCodes',
    method: 'POST',
    path: '/doctor/doc/secondFactor/recoveryCodes',
    summary: 'Makes new recovery codes with a code; the old ones are good for nothing any more.',
    access: 'session',
    body: z.strictObject({ code }),
    data: recoveryCodes,
    errors: ['secondFactorWrong', 'loginThrottled', 'secondFactorNotOn'],
    rateLimit: 60,
  }),
  turnOff: endpoint({
    id: 'secondFactor.turnOff',
    method: 'POST',
    path: '/doctor/doc/secondFactor/turnOff',
    summary: 'Turns it off with the password and a code.',
    access: 'session',
    body: z.strictObject({ password: encryptedPassword, code }),
    data: nothing,
    errors: ['passwordWrong', 'secondFactorWrong', 'loginThrottled', 'passwordUnreadable', 'secondFactorNotOn'],
    rateLimit: 60,
  }),
  reset: endpoint({
    id: 'secondFactor.reset',
    method: 'POST',
    path: '/system/secondFactor/reset',
    summary: 'An operator takes the second factor from an account whose owner has lost it; its sessions end.',
    access: ['platform:user'],
    body: z.strictObject({ userId: id, reason: fieldSchema(operatorReasonRules.reason).optional() }),
    data: nothing,
    errors: ['recordNotFound', 'secondFactorNotOn'],
  }),
} as const;
