import { createRemoteApp, lazyScreen } from '@archway/platform';
import { texts } from './texts.ts';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'production',
  texts,
  screens: {
    '/add-order': lazyScreen(() => import('./screens/add/AddOrder.tsx')),
    '/order-parent': lazyScreen(() => import('./screens/list/OrderList.tsx')),
    '/order-parent-detail': lazyScreen(() => import('./screens/detail/OrderDetail.tsx')),
    '/print-batch': lazyScreen(() => import('./screens/batches/BatchList.tsx')),
    '/print-batch-detail': lazyScreen(() => import('./screens/batch/BatchDetail.tsx')),
    '/create-print': lazyScreen(() => import('./screens/create-print/CreatePrint.tsx')),
    '/device': lazyScreen(() => import('./screens/devices/Devices.tsx')),
    '/scan': lazyScreen(() => import('./screens/scan/Scan.tsx')),
    '/parcel-label': lazyScreen(() => import('./screens/parcel/ParcelLabel.tsx')),
  },
});
