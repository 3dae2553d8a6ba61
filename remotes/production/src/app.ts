import { createRemoteApp, lazyScreen } from '@archway/platform';
import { texts } from './texts.ts';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'production',
  texts,
  screens: {
    '/add-order': lazyScreen(() => import('./screens/add/AddOrder.tsx')),
    '/order-parent': lazyScreen(() => import('./screens/list/OrderList.tsx')),
    '/order-parent-detail': lazyScreen(() => import('./screens/detail/OrderDetail.tsx')),
  },
});
