import { tabStore } from '../state/browser-storage.ts';

/** What a page without a login shows with every call: the token of its link, and a secret of its own. */
export interface LinkPass {
  readonly token: string;
  readonly device: string;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const BYTES = 32;

/**
 * The pass for a link: of the fragment that it leads to, or of this tab after a reload. The secret is made when a link is
 * opened and stays in the tab, so that a link which somebody else reads over the shoulder leads nowhere.
 * @param key under which the tab keeps it, one for each page of links
 * @param tokens how those of its links look
 */
export function linkPassOf(hash: string, key: string, tokens: RegExp = SECRET): LinkPass | null {
  const token = hash.replace(/^#/, '');
  const kept = keptPass(key, tokens);
  if (!tokens.test(token)) return kept;
  if (kept?.token === token) return kept;
  const pass = { token, device: newSecret() };
  tabStore.set(key, JSON.stringify(pass));
  return pass;
}

function keptPass(key: string, tokens: RegExp): LinkPass | null {
  try {
    const kept = JSON.parse(tabStore.get(key) ?? 'null') as Partial<LinkPass> | null;
    const { token = '', device = '' } = kept ?? {};
    return tokens.test(token) && SECRET.test(device) ? { token, device } : null;
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
