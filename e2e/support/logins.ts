import { API_BASE, type Answer, OK, endpoints } from '@archway/contracts';
import type { BrowserContext } from '@playwright/test';
import { wrapPassword } from '../../server/test/des.ts';

/** Of every demonstration account. */
export const DEMO_PASSWORD = 'Archway-2026';

/** Logs in past the form. */
async function logIn(origin: string, account: string): Promise<Answer<typeof endpoints.access.login>> {
  const { method, path } = endpoints.access.login;
  const answer = await fetch(`${origin}${API_BASE}${path}`, {
    method,
    headers: { 'content-type': 'application/json', lang: 'en-US' },
    body: JSON.stringify({ account, password: wrapPassword(DEMO_PASSWORD), remember: true }),
  });
  type Login = Answer<typeof endpoints.access.login>;
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Login };
  if (code !== OK) throw new Error(`${account} could not log in: ${msg}`);
  return data;
}

interface Asker {
  readonly origin: string;
  readonly account: string;
}

const askers = new WeakMap<BrowserContext, Asker>();
const tokens = new Map<string, Promise<string>>();

/** Says for whom questions are asked in a browser. */
export const asks = (context: BrowserContext, origin: string, account: string): unknown =>
  askers.set(context, { origin, account });

/**
 * The login for questions: not the page's, which notices nothing, but one that all browsers of an account share.
 * @throws Error for a browser that belongs to nobody
 */
export async function tokenOf(context: BrowserContext): Promise<{ origin: string; token: string }> {
  const asker = askers.get(context);
  if (!asker) throw new Error('whose browser is this? open it `as` somebody, or enter by the login page');
  const { origin, account } = asker;
  const key = `${origin} ${account}`;
  const token = tokens.get(key) ?? logIn(origin, account).then((login) => login.token);
  tokens.set(key, token);
  return { origin, token: await token };
}

/**
 * Lets a browser come as somebody whom it remembers: its first page logs itself in, as the product does it, and from then
 * on it has what the login page would have left there.
 */
export async function comesAs(context: BrowserContext, origin: string, account: string): Promise<void> {
  asks(context, origin, account);
  // Good for one renewal; with the login that comes of it, a journey is told when that ends, and none begins in silence.
  const { rememberToken } = await logIn(origin, account);
  await context.addInitScript((remembered) => {
    if (localStorage.getItem('token') === null) localStorage.setItem('rememberToken', remembered);
    else localStorage.removeItem('rememberToken');
  }, rememberToken ?? '');
}
