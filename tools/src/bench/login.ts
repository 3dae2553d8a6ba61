import { createCipheriv } from 'node:crypto';
import { API_BASE, CLIENT_KEY, endpoints } from '@archway/contracts';

/** Password of the demonstration accounts. */
const DEMO_PASSWORD = 'Archway-2026';

/** DES-ECB of the client key, written as triple DES with the key three times, which newer OpenSSL still has. */
function encrypted(clear: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(CLIENT_KEY.repeat(3)), null);
  return Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]).toString('base64');
}

/** Logs a demonstration account in over HTTP. @returns its token */
export async function login(url: string, account: string, password = DEMO_PASSWORD): Promise<string> {
  const answer = await fetch(url + API_BASE + endpoints.access.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en-US' },
    body: JSON.stringify({ account, password: encrypted(password), remember: false }),
  });
  const body = (await answer.json()) as { code: number; msg: string; data: { token: string } };
  if (body.code !== 200) throw new Error(`Login of ${account} failed: ${body.msg}`);
  return body.data.token;
}
