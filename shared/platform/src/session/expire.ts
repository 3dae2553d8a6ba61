import { endpoints } from '@archway/contracts';
import { errorText } from '../i18n/error-text.ts';
import { page } from '../navigation/page.ts';
import { notifyAfterLoad } from '../notify/after-load.ts';
import { notify } from '../notify/notify.ts';
import { send } from '../wire/send.ts';
import { leaveSession } from './leave.ts';
import { loginPath } from './login-path.ts';
import { remembered } from './remembered.ts';
import { session } from './session.ts';

const EXPIRE_DELAY_MS = 300;

/**
 * The server no longer knows the login: logout is tried once, everything about the user is forgotten, and the login
 * screen comes after a moment. The document is loaded anew, so that no screen keeps what the user has seen.
 * @param token the one that was refused; when a newer login has replaced it, there is nothing to end
 */
export function expireSession(token: string): void {
  if (session.token() !== token) return;
  leaveSession({ tell: true });
  remembered.forgetUser();
  send(endpoints.access.logout, undefined, { token }).catch(() => undefined);
  const sentence = errorText('logExpired');
  notify.error(sentence);
  setTimeout(() => {
    notifyAfterLoad('error', sentence);
    page.replace(loginPath());
  }, EXPIRE_DELAY_MS);
}
