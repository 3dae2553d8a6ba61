import { tabStore } from '@archway/platform';

/** What the phone shows with every call: the token of the link, and a secret of its own. */
export interface PhonePass {
  readonly token: string;
  readonly device: string;
}

const KEY = 'archway.phonePass';
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const BYTES = 32;

/**
 * The pass for a link: of the fragment that the QR code leads to, or of this tab after a reload. The secret is made when
 * a link is opened and stays in the tab, so that a link which somebody else reads over the shoulder leads nowhere.
 */
export function passOf(hash: string): PhonePass | null {
  const token = hash.replace(/^#/, '');
  const kept = keptPass();
  if (!SECRET.test(token)) return kept;
  if (kept?.token === token) return kept;
  const pass = { token, device: newSecret() };
  tabStore.set(KEY, JSON.stringify(pass));
  return pass;
}

function keptPass(): PhonePass | null {
  try {
    const kept = JSON.parse(tabStore.get(KEY) ?? 'null') as Partial<PhonePass> | null;
    const { token = '', device = '' } = kept ?? {};
    return SECRET.test(token) && SECRET.test(device) ? { token, device } : null;
  } catch {
    return null;
  }
}

/** 256 random bits as base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
