import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

type Keys = Pick<Secrets, 'derive'>;

/** Encrypts what the server has to read again, for one account: AES-256-GCM under a key of this installation. */
export function seal(secrets: Keys, userId: string, clear: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secrets.derive('second-factor'), iv);
  cipher.setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** @throws Error when it was sealed for another account, with another key, or was changed */
export function unseal(secrets: Keys, userId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', secrets.derive('second-factor'), iv);
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** A signature under a key of this installation; each purpose has its own. */
export const signed = (secrets: Keys, purpose: 'second-factor-challenge' | 'recovery-code', text: string): string =>
  createHmac('sha256', secrets.derive(purpose)).update(text).digest('base64url');
