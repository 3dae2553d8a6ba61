/** @jest-environment node */
import { createCipheriv } from 'node:crypto';
import { CLIENT_KEY } from '@archway/contracts';
import { encryptPassword } from './password.ts';

/** OpenSSL 3 hides des-ecb; triple DES with one key three times is the same. */
function reference(clear: string): string {
  const key = Buffer.from(CLIENT_KEY.repeat(3));
  const cipher = createCipheriv('des-ede3-ecb', key, null);
  return Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]).toString('base64');
}

test.each(['Archway-2026', '12345678', 'a', 'sixteen-chars-16', '密码 123'])(
  '%s as OpenSSL encrypts it',
  async (clear) => {
    await expect(encryptPassword(clear)).resolves.toBe(reference(clear));
  },
);
