import { createRemoteApp, lazyScreen } from '@archway/platform';
import { texts } from './texts.ts';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'plans',
  texts,
  screens: {
    '/plan-tasks': lazyScreen(() => import('./screens/tasks/TaskList.tsx')),
    '/presentation': lazyScreen(() => import('./screens/presentation/PresentationScreen.tsx')),
    '/ortho': lazyScreen(() => import('./screens/review/ReviewScreen.tsx')),
  },
});
