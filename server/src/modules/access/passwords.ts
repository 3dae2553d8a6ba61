import { createDecipheriv } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { CLIENT_KEY } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import { atATime } from '../../infrastructure/at-a-time.ts';

// argon2id with 19 MiB, two passes, one lane: the first choice of the OWASP password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whoever has a password hashed takes memory and a thread: only so many at a time. */
const oneOfFew = atATime(2);

export const hashPassword = (clear: string): Promise<string> => oneOfFew(() => hash(clear, cost));

/** Checked when there is no such account, so that the answer takes as long as for a wrong password. */
const nobody = hashPassword('nobody has this password');

/** Whether the password is right; takes equally long when there is no account (`stored` null). */
export async function passwordMatches(stored: string | null, clear: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), clear);
  return matches && stored !== null;
}

/**
 * Unwraps a password field: DES-ECB, PKCS7, base64. OpenSSL 3 has no single DES any more; triple DES with the same key
 * three times is the same function.
 * @throws Refusal `passwordUnreadable`
 */
export function unwrapPassword(wrapped: string): string {
  try {
    const key = Buffer.from(CLIENT_KEY.repeat(3), 'latin1');
    const decipher = createDecipheriv('des-ede3-ecb', key, null);
    const clear = Buffer.concat([decipher.update(Buffer.from(wrapped, 'base64')), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(clear);
  } catch {
    throw new Refusal('passwordUnreadable');
  }
}
