/**
 * What only the host may do: run the page, its login, its frame, its notices and its remotes. Lint and the build refuse
 * this entry to remotes. It is no module that is shared at run time: in the host's build it is made of the same files
 * as the entry that is, so it has the same state; no other build brings it.
 */

// The page and the remotes in it
export { findRoute, matchParams, matchesPath } from './composition/match-path.ts';
export { reportFailure } from './composition/remote/failure-report.ts';
export { setModuleLoader } from './composition/remote/module-loader.ts';
export { setPreviousChooser } from './composition/remote/previous-version.ts';
export { shellState, updateShell, useShell, versionOf } from './composition/shell-state.ts';
export { viewCache } from './composition/view-cache.ts';
export { page } from './navigation/page.ts';
export { setPageTitle, setProductTitle } from './navigation/page-title.ts';
export { onServerEvent } from './events/event-bus.ts';
export { startServerEvents } from './events/server-events.ts';
export { telemetry } from './telemetry/telemetry.ts';

/** What draws with the component library; the login goes without. */
export const loadFrame = () => import('./composition/frame.ts');

// Words
export { loadErrors } from './wire/later-errors.ts';
export { startLanguage } from './i18n/i18n.ts';
export { setLang } from './i18n/set-lang.ts';
export { loadTexts } from './i18n/texts.ts';

// Who is logged in
export { loadDictionaries } from './session/dictionaries.ts';
export { session } from './session/session.ts';
export { login, loginByCode, passSecondFactor, renewLogin } from './session/login.ts';
export { loginPath } from './session/login-path.ts';
export { followTabs, logout } from './session/logout.ts';
export { remembered } from './session/remembered.ts';
export { tellTabs } from './session/tabs.ts';

// Notices and questions, drawn by the frame
export { dropKeptNotice, showKeptNotice } from './notify/after-load.ts';
export { confirmStore } from './notify/confirm.ts';
export { noticeStore } from './notify/notify.ts';
export type { Notice, NoticeKind } from './notify/notify.ts';
