import { endpoints } from '@archway/contracts';
import { text } from '../i18n/use-text.ts';
import { navigationLock } from '../navigation/navigation-lock.ts';
import { page } from '../navigation/page.ts';
import { notify } from '../notify/notify.ts';
import { call } from '../wire/call.ts';
import { leaveSession } from './leave.ts';
import { session } from './session.ts';
import { remembered } from './remembered.ts';
import { listenToTabs } from './tabs.ts';
import { loginPath } from './login-path.ts';

export const LOGOUT_RELOAD_MS = 500;

/** Ends the login here, on the server and in every tab. The server's refusal changes nothing: the user wants to leave. */
export async function logout(): Promise<void> {
  if (navigationLock.refuses()) return;
  await call(endpoints.access.logout, undefined, { quiet: true }).catch(() => undefined);
  leaveSession({ tell: true });
  remembered.forgetToken();
  notify.success(text('platform', 'logoutSuccess'));
  setTimeout(page.reload, LOGOUT_RELOAD_MS);
}

/** Follows what other tabs do: their logout is ours, and another login than this page's needs a fresh page. */
export function followTabs(): () => void {
  return listenToTabs((message) => {
    if (message.type === 'logout') {
      leaveSession({ tell: false });
      page.replace(loginPath());
    } else if (!session.isCurrent()) page.reload();
  });
}
