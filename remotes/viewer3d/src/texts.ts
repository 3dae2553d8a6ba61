import type { TextLoaders } from '@archway/platform';

export const texts: TextLoaders = {
  'zh-CN': () => import('./i18n/zh-CN.json'),
  'en-US': () => import('./i18n/en-US.json'),
};
