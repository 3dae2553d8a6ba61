/** Notices, for other modules. */
export { anyNotice, insertNotices } from './notice-repository.ts';
export { notify } from './notices.ts';
export { type SettingFiles, settingFiles } from './ports.ts';
