import { createRemoteApp, lazyScreen } from '@archway/platform';
import { texts } from './texts.ts';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'viewer3d',
  texts,
  screens: {
    '/viewer': lazyScreen(() => import('./screens/ViewerPage.tsx')),
    '/model-teeth': lazyScreen(() => import('./teeth/TeethPage.tsx')),
    '/plan-design': lazyScreen(() => import('./design/DesignPage.tsx')),
    '/post-process': lazyScreen(() => import('./finish/FinishPage.tsx')),
    '/plan-viewer': lazyScreen(() => import('./screens/plan/PlanPage.tsx')),
  },
});
