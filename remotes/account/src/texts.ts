import { textSpaces } from '@archway/platform';

/** Texts of what stands in the shell, which every page loads, and those of the screens, five times as many. */
export const texts = textSpaces('account', {
  slots: { 'zh-CN': () => import('./i18n/slots/zh-CN.json'), 'en-US': () => import('./i18n/slots/en-US.json') },
  screens: { 'zh-CN': () => import('./i18n/screens/zh-CN.json'), 'en-US': () => import('./i18n/screens/en-US.json') },
});
