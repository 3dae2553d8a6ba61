import { createCipheriv } from 'node:crypto';
import { CLIENT_KEY } from '@archway/contracts';

/** Wraps a password as the browser does. */
export function wrapPassword(clear: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(CLIENT_KEY.repeat(3), 'latin1'), null);
  return Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]).toString('base64');
}
