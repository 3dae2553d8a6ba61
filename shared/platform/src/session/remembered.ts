import { localStore } from '../state/browser-storage.ts';

const TOKEN_KEY = 'rememberToken';
const USER_KEY = 'rememberUserInfo';

/** What the login screen fills in by itself; never a password. */
export interface RememberedUser {
  readonly account: string;
}

/** "Remember my login status": a token for one silent renewal, and the account's name. */
export const remembered = {
  token: (): string | null => localStore.get(TOKEN_KEY),
  user(): RememberedUser | null {
    try {
      const stored = JSON.parse(localStore.get(USER_KEY) ?? 'null') as Partial<RememberedUser> | null;
      return typeof stored?.account === 'string' ? { account: stored.account } : null;
    } catch {
      return null;
    }
  },
  keepToken: (token: string): void => localStore.set(TOKEN_KEY, token),
  keepUser: (user: RememberedUser): void => localStore.set(USER_KEY, JSON.stringify(user)),
  forgetToken: (): void => localStore.remove(TOKEN_KEY),
  forgetUser: (): void => localStore.remove(USER_KEY),
};
