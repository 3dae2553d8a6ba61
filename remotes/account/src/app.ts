import { createRemoteApp, lazyScreen } from '@archway/platform';
import { texts } from './texts.ts';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'account',
  texts,
  screens: {
    '/account': lazyScreen(() => import('./screens/account/AccountScreen.tsx')),
    '/credentials': lazyScreen(() => import('./screens/credentials/CredentialsScreen.tsx')),
    '/msg-center': lazyScreen(() => import('./screens/messages/MessageCenter.tsx')),
    '/register': lazyScreen(() => import('./screens/register/RegisterScreen.tsx')),
    '/ortho': lazyScreen(() => import('./screens/public/OrthoScreen.tsx')),
    '/processing': lazyScreen(() => import('./screens/public/ProcessingScreen.tsx')),
    '/help': lazyScreen(() => import('./screens/help/HelpCenter.tsx')),
  },
});
