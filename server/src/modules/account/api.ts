/** Notices, settings and places, for other modules. */
export { assertWholeRegion } from './addresses/whole-region.ts';
export { anyNotice, insertNotices } from './notice-repository.ts';
export { notify } from './notices.ts';
export { type SettingFiles, settingFiles } from './ports.ts';
