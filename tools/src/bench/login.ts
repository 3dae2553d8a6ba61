import { API_BASE, endpoints } from '@archway/contracts';
import { wrappedPassword } from '../cli/login.ts';

/** Password of the demonstration accounts. */
const DEMO_PASSWORD = 'Archway-2026';

/** Logs a demonstration account in over HTTP. @returns its token */
export async function login(url: string, account: string, password = DEMO_PASSWORD): Promise<string> {
  const answer = await fetch(url + API_BASE + endpoints.access.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en-US' },
    body: JSON.stringify({ account, password: wrappedPassword(password), remember: false }),
  });
  const body = (await answer.json()) as { code: number; msg: string; data: { token: string } };
  if (body.code !== 200) throw new Error(`Login of ${account} failed: ${body.msg}`);
  return body.data.token;
}
