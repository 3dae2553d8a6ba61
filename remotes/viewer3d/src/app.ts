import { createRemoteApp, lazyScreen } from '@archway/platform';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'viewer3d',
  texts: {
    'zh-CN': () => import('./i18n/zh-CN.json'),
    'en-US': () => import('./i18n/en-US.json'),
  },
  screens: { '/viewer': lazyScreen(() => import('./screens/viewer/ViewerPage.tsx')) },
});
