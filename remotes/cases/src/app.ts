import { createRemoteApp, lazyScreen } from '@archway/platform';

export const { bootstrap, mount, unmount } = createRemoteApp({
  name: 'cases',
  texts: {
    'zh-CN': () => import('./i18n/zh-CN.json'),
    'en-US': () => import('./i18n/en-US.json'),
  },
  screens: {
    '/aligner': lazyScreen(() => import('./screens/list/AlignerCases.tsx')),
    '/crowDesign': lazyScreen(() => import('./screens/list/CrownCases.tsx')),
    '/plant': lazyScreen(() => import('./screens/list/ImplantCases.tsx')),
    '/report': lazyScreen(() => import('./screens/list/ReportCases.tsx')),
    '/add-patient': lazyScreen(() => import('./screens/wizard/AddPatient.tsx')),
    '/patient-detail/:id/:version': lazyScreen(() => import('./screens/detail/PatientDetail.tsx')),
  },
});
