import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '../../../secrets.ts';
import type { User } from '../repository.ts';
import { tokenHash } from '../login/tokens.ts';
import { signed } from './signed.ts';

/** A first step of a login that was passed, and waits for its second. */
const passed = z.object({
  userId: z.string(),
  remember: z.boolean(),
  /** How the first step was passed, for the log. */
  by: z.enum(['login', 'codeLogin']),
  /** Of the password that was right: another one ends the challenge. */
  password: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
type Passed = z.infer<typeof passed>;

const GOOD_MS = 5 * 60_000;
const PURPOSE = 'second-factor-challenge';

type Keys = Pick<Secrets, 'derive'>;

const markOf = ({ passwordHash }: Pick<User, 'passwordHash'>): string => tokenHash(passwordHash).slice(0, 16);

/** Says that a first step was passed, to be brought back with the second: signed, and kept nowhere. */
export function challengeFor(
  secrets: Keys,
  user: User,
  { remember, by }: Pick<Passed, 'remember' | 'by'>,
  now = Date.now(),
): string {
  const said: Passed = { userId: user.id, remember, by, password: markOf(user), until: now + GOOD_MS };
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${text}.${signed(secrets, PURPOSE, text)}`;
}

/** What a challenge says; null when it was not made here, or is too old. */
export function readChallenge(secrets: Keys, challenge: string, now = Date.now()): Passed | null {
  const [text = '', signature = ''] = challenge.split('.');
  const expected = Buffer.from(signed(secrets, PURPOSE, text));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const said = passed.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return said.until > now ? said : null;
}

/** Whether the password is still the one that the first step was passed with. */
export const isOfPassword = (said: Passed, user: User): boolean => said.password === markOf(user);
