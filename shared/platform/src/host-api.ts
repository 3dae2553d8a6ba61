import { findRoute, matchesPath } from './composition/match-path.ts';
import { reportFailure } from './composition/failure-report.ts';
import { setPreviousChooser } from './composition/previous-version.ts';
import { setModuleLoader } from './composition/module-loader.ts';
import { shellState, updateShell, useShell, versionOf } from './composition/shell-state.ts';
import { viewCache } from './composition/view-cache.ts';
import { startServerEvents } from './events/server-events.ts';
import { loadTexts } from './i18n/texts.ts';
import { startLanguage } from './i18n/i18n.ts';
import { setPageTitle, setProductTitle } from './navigation/page-title.ts';
import { page } from './navigation/page.ts';
import { dropKeptNotice, showKeptNotice } from './notify/after-load.ts';
import { confirmStore } from './notify/confirm.ts';
import { noticeStore } from './notify/notify.ts';
import { login, renewLogin } from './session/login.ts';
import { loginPath } from './session/login-path.ts';
import { followTabs, logout } from './session/logout.ts';
import { remembered } from './session/remembered.ts';
import { tellTabs } from './session/tabs.ts';

/** What the shell needs to run the page. Remotes have no business with it; lint keeps them away. */
export const hostApi = {
  confirmStore,
  dropKeptNotice,
  findRoute,
  followTabs,
  /** What draws with the component library; the login goes without. */
  loadFrame: () => import('./composition/frame.ts'),
  loadTexts,
  login,
  loginPath,
  logout,
  matchesPath,
  noticeStore,
  page,
  remembered,
  renewLogin,
  reportFailure,
  setModuleLoader,
  setPageTitle,
  setPreviousChooser,
  setProductTitle,
  shellState,
  showKeptNotice,
  startLanguage,
  startServerEvents,
  tellTabs,
  updateShell,
  useShell,
  versionOf,
  viewCache,
};
