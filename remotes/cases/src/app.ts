import { createRemoteApp, lazyScreen } from '@archway/platform';
import { texts } from './texts.ts';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'cases',
  screens: {
    '/aligner': lazyScreen(
      () => import('./screens/list/AlignerCases.tsx'),
      () => texts('common', 'list', 'exchange'),
    ),
    '/crowDesign': lazyScreen(
      () => import('./screens/list/CrownCases.tsx'),
      () => texts('common', 'list', 'exchange'),
    ),
    '/plant': lazyScreen(
      () => import('./screens/list/ImplantCases.tsx'),
      () => texts('common', 'list', 'exchange'),
    ),
    '/report': lazyScreen(
      () => import('./screens/list/ReportCases.tsx'),
      () => texts('common', 'list', 'exchange'),
    ),
    '/add-patient': lazyScreen(
      () => import('./screens/wizard/AddPatient.tsx'),
      () => texts('common', 'case', 'photos', 'cbct', 'prescription', 'request', 'quality', 'refinement', 'wizard'),
    ),
    '/add-report': lazyScreen(
      () => import('./screens/wizard/AddPatient.tsx'),
      () => texts('common', 'case', 'photos', 'cbct', 'prescription', 'request', 'quality', 'refinement', 'wizard'),
    ),
    '/phone-photos': lazyScreen(
      () => import('./screens/phone/PhonePhotos.tsx'),
      () => texts('case', 'photos', 'phone'),
    ),
    '/ceph-detail/:id/:version': lazyScreen(
      () => import('./screens/ceph/CephDetail.tsx'),
      () => texts('common', 'case', 'photos', 'ceph'),
    ),
    '/patient-database/:id/:version': lazyScreen(
      () => import('./screens/library/PatientLibrary.tsx'),
      () => texts('common', 'case', 'photos', 'archives'),
    ),
    '/patient-detail/:id/:version': lazyScreen(
      () => import('./screens/detail/PatientDetail.tsx'),
      () =>
        texts(
          'common',
          'case',
          'photos',
          'cbct',
          'prescription',
          'request',
          'implant',
          'detail',
          'quality',
          'refinement',
          'audit',
          'archives',
          'messages',
          'exchange',
        ),
    ),
  },
});
