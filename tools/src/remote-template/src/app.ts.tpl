import { createRemoteApp, lazyScreen } from '@archway/platform';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: '{{name}}',
  texts: {
    'zh-CN': () => import('./i18n/zh-CN.json'),
    'en-US': () => import('./i18n/en-US.json'),
  },
  screens: { '/{{name}}': lazyScreen(() => import('./screens/home/{{Component}}.tsx')) },
});
