import { createRemoteApp, lazyScreen } from '@archway/platform';
import { texts } from './texts.ts';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'viewer3d',
  texts,
  screens: {
    '/viewer': lazyScreen(() => import('./screens/ViewerPage.tsx')),
    '/plan-viewer': lazyScreen(() => import('./screens/plan/PlanPage.tsx')),
  },
});
