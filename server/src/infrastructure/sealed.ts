import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text is for: each purpose has a key of its own. */
export type SealPurpose = 'second-factor' | 'aligner-integration' | 'webhook';

type Keys = Pick<Secrets, 'derive'>;

/** Encrypts what the server has to read again, for one account: AES-256-GCM under a key of this installation. */
export function seal(secrets: Keys, purpose: SealPurpose, userId: string, clear: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secrets.derive(purpose), iv);
  cipher.setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** @throws Error when it was sealed for another account, for another purpose or with another key, or was changed */
export function unseal(secrets: Keys, purpose: SealPurpose, userId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', secrets.derive(purpose), iv);
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
