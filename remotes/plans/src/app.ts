import { createRemoteApp, lazyScreen } from '@archway/platform';
import { texts } from './texts.ts';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'plans',
  texts,
  screens: {
    '/plan-tasks': lazyScreen(() => import('./screens/tasks/TaskList.tsx')),
    '/presentation': lazyScreen(() => import('./screens/presentation/PresentationScreen.tsx')),
    '/plan-approval/:id/:version': lazyScreen(() => import('./screens/approval/ApprovalScreen.tsx')),
    '/assist-audits': lazyScreen(() => import('./screens/assists/AssistsScreen.tsx')),
    '/assist-audits/:id': lazyScreen(() => import('./screens/assists/AssistScreen.tsx')),
    '/ortho': lazyScreen(() => import('./screens/ortho/OrthoScreen.tsx')),
  },
});
