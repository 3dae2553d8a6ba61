import { createCipheriv } from 'node:crypto';
import { CLIENT_KEY } from '@archway/contracts';

/** A password as the login takes it: DES-ECB of the client key, as triple DES with the key three times, which newer OpenSSL still has. */
export function wrappedPassword(clear: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(CLIENT_KEY.repeat(3)), null);
  return Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]).toString('base64');
}
