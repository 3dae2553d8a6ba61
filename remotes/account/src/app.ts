import { createRemoteApp, lazyScreen } from '@archway/platform';
import { texts } from './texts.ts';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'account',
  screens: {
    '/account': lazyScreen(
      () => import('./screens/account/AccountScreen.tsx'),
      () => texts('slots', 'screens'),
    ),
    '/credentials': lazyScreen(
      () => import('./screens/credentials/CredentialsScreen.tsx'),
      () => texts('screens'),
    ),
    '/msg-center': lazyScreen(
      () => import('./screens/messages/MessageCenter.tsx'),
      () => texts('slots'),
    ),
    '/register': lazyScreen(
      () => import('./screens/register/RegisterScreen.tsx'),
      () => texts('slots', 'screens'),
    ),
    '/help': lazyScreen(
      () => import('./screens/help/HelpCenter.tsx'),
      () => texts('slots'),
    ),
  },
});
