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
    '/laser-list': lazyScreen(() => import('./screens/marking/LaserList.tsx')),
    '/laser-content': lazyScreen(() => import('./screens/marking/LaserContent.tsx')),
    '/print-label': lazyScreen(() => import('./screens/labels/print/PrintLabel.tsx')),
    '/label-template': lazyScreen(() => import('./screens/labels/LabelTemplates.tsx')),
    '/qr-image': lazyScreen(() => import('./screens/qr/QrImage.tsx')),
    '/production-codes': lazyScreen(() => import('./screens/codes/ProductionCodes.tsx')),
    '/retainer': lazyScreen(() => import('./screens/retainer/RetainerList.tsx')),
    '/retainer-detail': lazyScreen(() => import('./screens/retainer-detail/RetainerDetail.tsx')),
    '/add-retainer': lazyScreen(() => import('./screens/add-retainer/AddRetainer.tsx')),
    '/processing': lazyScreen(() => import('./screens/processing/ProcessingPage.tsx')),
    '/pdf/': lazyScreen(() => import('./pdf/PdfPage.tsx')),
    '/regex-template': lazyScreen(() => import('./screens/extraction/RegexTemplates.tsx')),
  },
});
